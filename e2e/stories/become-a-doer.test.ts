// From a visitor's first words to a profile that customers find.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { newPerson, openAs, speaks } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { openPanel, rows } from "../world/notification-world.ts"
import type { OwnPerson } from "../world/people.ts"
import { get } from "../world/plain-request.ts"
import { choose, control, field, heading } from "../world/provider-form.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("ro")
const headline = "Montez mobilă și fac reparații mărunte"
const bio =
  "Zece ani de dulapuri, bucătării și rafturi. Vin cu sculele mele și cu aspirator, fixez totul pe perete și las curat în urma mea."

const stepIs = (page: Page, step: "who" | "what" | "where" | "look") =>
  heading(page, say(`provider-create:title.${step}`)).waitFor()
const draftIs = (page: Page, state: "saved" | "here") => page.locator(`[data-draft="${state}"]`).waitFor()
const goOn = (page: Page) =>
  page.getByRole("button", { name: say("provider-create:next"), exact: true }).click()

async function writeThreeSteps(page: Page) {
  await control(page, "headline").fill(headline)
  await control(page, "bio").fill(bio)
  await draftIs(page, "here")
  await goOn(page)
  await stepIs(page, "what")
  await field(page, "categoryIds").getByText("Reparații").first().click()
  await page.getByText("Asamblare mobilă", { exact: true }).click()
  await goOn(page)
  await stepIs(page, "where")
  await choose(page, "mode", say("provider-create:mode.in_person"))
  await field(page, "placeId").getByRole("combobox").fill("botanica")
  await page.getByRole("option", { name: "Botanica" }).first().click()
  await page.getByRole("button", { name: say("provider-create:when.workdays") }).click()
  await goOn(page)
  await stepIs(page, "look")
}

async function logIn(page: Page, { email, password }: OwnPerson) {
  const main = page.getByRole("main")
  await main.getByRole("link", { name: say("provider-create:visitor.logIn") }).click()
  await heading(page, say("signin:title")).waitFor()
  await hydrated(page)
  await page.locator("[name=email]").fill(email)
  await page.locator("[name=password]").fill(password)
  await main.getByRole("button", { name: say("signin:submit") }).click()
  await page.waitForURL("**/providers/create?**")
}

test("a visitor begins on a phone, logs in without losing a word, adds a picture and is found by strangers", async () => {
  const person = await newPerson("Ion Rusu")
  await speaks(person, "ro")
  const page = await openPage({ locale: "ro", width: 390 })
  const faults = watchFaults(page)
  await visit(page, "/providers/create")
  await writeThreeSteps(page)
  await logIn(page, person)
  await stepIs(page, "look")
  await draftIs(page, "saved")
  await page.getByRole("main").getByText(bio).waitFor()
  const elsewhere = await openAs(person, "/providers/create", { locale: "ro" })
  await expect.poll(() => control(elsewhere, "headline").inputValue()).toBe(headline)

  await field(page, "avatar").locator("input[type=file]").setInputFiles("apps/web/public/icon-512.png")
  await page.getByRole("button", { name: say("account:avatar.crop.save") }).click()
  await field(page, "avatar").locator("img").waitFor()
  await page.getByRole("button", { name: say("provider-create:publish"), exact: true }).click()
  await heading(page, say("provider-create:done.title", { name: "Ion R." })).waitFor()

  // The account has turned into a doer's, and the open page is told.
  await openPanel(page)
  await rows(page).filter({ hasText: "Tipul contului tău s-a schimbat" }).first().waitFor()
  expect(faults).toEqual([])

  await page.keyboard.press("Escape")
  const see = page.getByRole("link", { name: say("provider-create:done.see") })
  const stranger = await get((await see.getAttribute("href")) ?? "", { "accept-language": "ro" })
  expect(stranger.status).toBe(200)
  expect(stranger.body).toContain("Ion R.")
  expect(stranger.body).toContain(headline)
})

test("without scripts the first step can be read, and says what is needed", async () => {
  const { body } = await get("/providers/create", { "accept-language": "ro" })
  expect(body).toContain(say("provider-create:title.who"))
  expect(body).toContain(say("provider-create:visitor.title"))
  expect(body).toContain(say("common:needsScripts"))
})
