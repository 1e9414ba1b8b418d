// From a line on the home page to a posted task.
import { expect, test } from "vitest"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import {
  descriptionField,
  draftIs,
  field,
  goOn,
  heading,
  signUpAndLogIn,
  stepIs,
  taskUrl,
  titleField,
} from "../world/task-create-world.ts"
import { wordsOf } from "../world/words.ts"
import { dictionaryKeys } from "../walk/dictionary-keys.ts"
import { examine } from "../walk/examine.ts"

withBrowser()

const say = wordsOf("ro")

test("[R14] a visitor writes a line on the home page, signs up, and ends with a task and its photo on the wall", async () => {
  const page = await openPage({ locale: "ro", width: 390 })
  const faults = watchFaults(page)
  await visit(page, "/")
  await page.getByLabel(say("home:quick.label")).fill("asamblează un dulap cu două uși")
  await page.getByRole("main").getByRole("status").getByText("Asamblare mobilă").waitFor()
  await page.locator("input[name=where]").fill("Botanica")
  await page.getByRole("option", { name: "Botanica, Chișinău" }).click()
  await page.locator("input[name=budget]").fill("850")
  await page.locator("select[name=when]").selectOption("week")
  await page.getByRole("button", { name: say("home:quick.post") }).click()
  await signUpAndLogIn(page, say, `visitor-${crypto.randomUUID()}@example.com`)

  await stepIs(page, say, "what")
  await expect.poll(() => titleField(page).inputValue()).toBe("Asamblează un dulap cu două uși")
  await field(page, "categoryId").getByText("Asamblare mobilă").waitFor()
  await draftIs(page, "saved")
  await goOn(page, say)

  // Each step is looked at with its problems told; the walk over all pages sees only the first one, and it empty.
  const keys = dictionaryKeys()
  const lookAtProblems = async () => {
    await goOn(page, say)
    await page.locator("[data-path] .text-danger-text").first().waitFor()
    expect(await examine(page, { locale: "ro", keys })).toEqual([])
  }
  await stepIs(page, say, "details")
  await lookAtProblems()
  await descriptionField(page).fill("Două uși, doi metri înălțime, piesele sunt toate. Sună la 069 123 456.")
  await page.locator("input[type=file]").setInputFiles("apps/web/public/icon-192.png")
  await page
    .getByRole("status")
    .getByText(say("fields:fileStored", { name: "icon-192.png" }))
    .waitFor()
  await goOn(page, say)

  await stepIs(page, say, "where")
  await expect.poll(() => field(page, "placeId").getByRole("combobox").inputValue()).toContain("Botanica")
  await field(page, "placeId").getByRole("combobox").fill("рышкановка")
  await page.getByRole("option", { name: "Rîșcani" }).first().click()
  expect(await examine(page, { locale: "ro", keys })).toEqual([])
  await goOn(page, say)

  await stepIs(page, say, "budget")
  const budget = field(page, "budgetMin").locator("input").first()
  await expect.poll(() => budget.inputValue()).toBe("850")
  await budget.fill("")
  await lookAtProblems()
  await budget.fill("450")
  await goOn(page, say)

  await stepIs(page, say, "check")
  await page.locator("mark").getByText("069 123 456").waitFor()
  expect(await examine(page, { locale: "ro", keys })).toEqual([])
  await page.getByRole("button", { name: say("task-create:post"), exact: true }).click()
  await page.waitForURL(taskUrl)
  await heading(page, "Asamblează un dulap cu două uși").waitFor()

  const stranger = await openPage({ locale: "ro" })
  await visit(stranger, new URL(page.url()).pathname)
  await heading(stranger, "Asamblează un dulap cu două uși").waitFor()
  const photo = stranger.getByRole("main").locator("img[src*='/files/']").first()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const read = await stranger.content()
  expect(read).toContain("Rîșcani")
  expect(read).not.toContain("069 123")
  expect(faults).toEqual([])
})

test("[R03] without scripts the words of the quick creator wait in the address through sign-in and sign-up", async () => {
  const page = await openPage({ locale: "ro", scripts: false })
  await page.goto("/")
  await page.getByLabel(say("home:quick.label")).fill("tunde gazonul & gardul viu")
  await page.getByRole("button", { name: say("home:quick.post") }).click()
  await heading(page, say("signin:title")).waitFor()
  const back = new URL(page.url()).searchParams.get("redirect") ?? ""
  expect(new URL(back, "http://x").searchParams.get("text")).toBe("tunde gazonul & gardul viu")
  const kept = page.getByText(say("shell:keptTask", { text: "tunde gazonul & gardul viu" }))
  await kept.waitFor()
  await page
    .getByRole("main")
    .getByRole("link", { name: say("signin:signUp") })
    .click()
  await heading(page, say("signup:title")).waitFor()
  await kept.waitFor()
})
