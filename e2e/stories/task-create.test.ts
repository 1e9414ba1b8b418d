// From a line on the home page to a task on the wall.
import { describe, expect, test } from "vitest"
import { locales, type Locale } from "../../packages/domain/src/locale.ts"
import { newPerson, openAs } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import {
  choose,
  choosePlace,
  descriptionField,
  draftId,
  draftIs,
  field,
  fillTheRest,
  goOn,
  heading,
  post,
  signUpAndLogIn,
  stepIs,
  taskUrl,
  titleField,
} from "../world/task-create-world.ts"
import { postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")

const wishes: Record<Locale, { wish: string; title: string; category: string; description: string }> = {
  en: {
    wish: "assemble a wardrobe with two doors",
    title: "Assemble a wardrobe with two doors",
    category: "Furniture assembly",
    description: "Two doors, two metres high, all parts are there. Fix it to the wall, please.",
  },
  ru: {
    wish: "собрать шкаф с двумя дверями",
    title: "Собрать шкаф с двумя дверями",
    category: "Сборка мебели",
    description: "Две двери, два метра высотой, все детали на месте. Прикрепить к стене.",
  },
  ro: {
    wish: "asamblează un dulap cu două uși",
    title: "Asamblează un dulap cu două uși",
    category: "Asamblare mobilă",
    description: "Două uși, doi metri înălțime, piesele sunt toate. De fixat pe perete, te rog.",
  },
}

describe.each(locales)("in %s", (locale) => {
  const words = wordsOf(locale)
  const { wish, title, category, description } = wishes[locale]

  test.each([390, 1440])(
    "[R14] a visitor writes a line on the home page at %i px, signs up, and ends with a task on the wall",
    async (width) => {
      const page = await openPage({ locale, width })
      const faults = watchFaults(page)
      await visit(page, "/")
      await hydrated(page)
      await page.getByLabel(words("home:quick.label")).fill(wish)
      await page.getByRole("main").getByRole("status").getByText(category).waitFor()
      await page.locator("input[name=where]").fill("Botanica")
      await page.locator("select[name=when]").selectOption("week")
      await page.getByRole("button", { name: words("home:quick.post") }).click()
      await heading(page, words("signin:title")).waitFor()

      await signUpAndLogIn(page, words, `visitor-${crypto.randomUUID()}@example.com`)
      await stepIs(page, words, "what")
      await expect.poll(() => titleField(page).inputValue()).toBe(title)
      await field(page, "categoryId").getByText(category).waitFor()
      await draftIs(page, "saved")
      await goOn(page, words)
      await fillTheRest(page, words, description)
      await page.getByRole("main").getByText(description).waitFor()
      await expect.poll(() => page.getByRole("main").textContent()).not.toContain("—")
      await post(page, words)
      await page.waitForURL(taskUrl)
      await heading(page, title).waitFor()
      expect(faults).toEqual([])
    },
  )
})

test("[R03] the quick creator works without scripts: the words wait in the address through the sign-in", async () => {
  const page = await openPage({ scripts: false })
  await page.goto("/")
  await page.getByLabel(say("home:quick.label")).fill("mow a lawn & trim a hedge")
  await page.getByRole("button", { name: say("home:quick.post") }).click()
  await heading(page, say("signin:title")).waitFor()
  const back = new URL(page.url()).searchParams.get("redirect") ?? ""
  expect(new URL(back, "http://x").searchParams.get("text")).toBe("mow a lawn & trim a hedge")
  const kept = page.getByText(say("shell:keptTask", { text: "mow a lawn & trim a hedge" }))
  await kept.waitFor()
  await page
    .getByRole("main")
    .getByRole("link", { name: say("signin:signUp") })
    .click()
  await heading(page, say("signup:title")).waitFor()
  await kept.waitFor()
})

test("a wish too long for a title is not cut: all of it begins the description", async () => {
  const person = await newPerson()
  const wish = "Move a sofa, two beds, a piano and fourteen boxes of books from the third floor to the sixth"
  const page = await openAs(person, `/tasks/create?text=${encodeURIComponent(wish)}`)
  await expect.poll(async () => (await titleField(page).inputValue()).length).toBeLessThanOrEqual(80)
  await draftIs(page, "saved")
  await visit(page, `/tasks/create?draft=${draftId(page)}&step=details`)
  await expect.poll(() => descriptionField(page).inputValue()).toBe(wish)
})

test("contacts are hidden, told at once, marked before posting, and strangers never read them", async () => {
  const person = await newPerson()
  const id = await postTask(person, { title: "Help to set up a small office network" }, { isDraft: true })
  const page = await openAs(person, `/tasks/create?draft=${id}&step=details`)
  await descriptionField(page).fill("Five computers and a printer. Call 069 123 456 or write to ana@mail.md.")
  await page.getByRole("status").getByText("069 123 456, ana@mail.md").waitFor()
  await draftIs(page, "saved")
  await visit(page, `/tasks/create?draft=${id}&step=check`)
  await hydrated(page)
  await expect
    .poll(() => page.locator("mark").allTextContents())
    .toEqual([expect.stringContaining("069 123 456"), expect.stringContaining("ana@mail.md")])
  await post(page, say)
  await page.waitForURL(taskUrl)
  const stranger = await openPage()
  await visit(stranger, new URL(page.url()).pathname)
  await expect.poll(() => stranger.content()).not.toMatch(/069 123|ana@mail/)
})

test("a task with forbidden words is held, and its owner reads why", async () => {
  const person = await newPerson()
  const title = "Buy a fake diploma for my cousin"
  const id = await postTask(person, { title, category: "something-else" }, { isDraft: true })
  const page = await openAs(person, `/tasks/create?draft=${id}&step=check`)
  await post(page, say)
  await page.waitForURL(taskUrl)
  const why = page.getByRole("main").getByText(say("taskPage:owner.held.prohibited_words"))
  await why.waitFor()
  await expect.poll(() => why.isVisible()).toBe(true)
})

test("the fourth open task of a newcomer is refused in words, and stays a draft", async () => {
  const person = await newPerson()
  for (const place of ["kitchen", "garage", "cellar"]) {
    await postTask(person, {
      title: `Tidy up the ${place} on a Saturday`,
      description: `All of the ${place}, boxes and shelves, about ${place.length} hours.`,
    })
  }
  const id = await postTask(person, { title: "Tidy up the attic on a Saturday" }, { isDraft: true })
  const page = await openAs(person, `/tasks/create?draft=${id}&step=check`)
  await post(page, say)
  await page.getByRole("alert").getByText(say("refusal:task_limit_newcomer")).waitFor()
  expect(draftId(page)).toBe(id)
})

test("the address stays private, and the place is found by any spelling", async () => {
  const person = await newPerson()
  const page = await openAs(person, "/tasks/create?step=where")
  await choose(page, "mode", say("task-create:mode.in_person"))
  await choosePlace(page, "рышкановка", "Rîșcani")
  await field(page, "address").getByText("The public sees only").waitFor()
  await expect.poll(() => field(page, "address").textContent()).toContain("Rîșcani, Chișinău")
})
