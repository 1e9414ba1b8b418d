// Every limit of a profile: the words beside its field in three languages, and nothing that was typed is lost.
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { moneyText } from "../../apps/web/src/ui/money-text.ts"
import { locales } from "../../packages/domain/src/locale.ts"
import { newPerson, openAs } from "../world/account-world.ts"
import { withBrowser } from "../world/browser.ts"
import { aProfile, choose, control, field, goOn, stepIs } from "../world/provider-make-world.ts"
import { wordsOf, type Say } from "../world/words.ts"

withBrowser()

type Wrong = readonly [path: string, typed: string, words: string]

async function refused(page: Page, say: Say, wrong: readonly Wrong[]) {
  for (const [path, typed, words] of wrong) {
    const input = control(page, path)
    const right = await input.inputValue()
    await input.fill(typed)
    await goOn(page, say)
    await field(page, path).getByText(words, { exact: true }).waitFor()
    await expect.poll(() => input.getAttribute("aria-invalid"), { message: path }).toBe("true")
    await expect.poll(async () => plain(await input.inputValue()), { message: path }).toBe(plain(typed))
    await input.fill(right)
  }
}

/** An amount may be written out more clearly than it was typed. */
const plain = (text: string) => (/^[\d,.\s]+$/.test(text) ? text.replaceAll(/[,.\s]/g, "") : text)

describe.each(locales)("in %s", (locale) => {
  const say = wordsOf(locale)

  test("who", async () => {
    const person = await newPerson()
    await aProfile(person, { kind: "company", companyName: "Casa Nouă", idno: "1003600012345" })
    const page = await openAs(person, "/providers/create", { locale })
    const contacts = say("provider-create:problem.headline_has_contacts")
    await refused(page, say, [
      ["companyName", "", say("provider-create:problem.company_name_required", { min: 2 })],
      ["companyName", "A", say("provider-create:problem.company_name_required", { min: 2 })],
      ["companyName", "x".repeat(101), say("provider-create:problem.company_name_too_long", { max: 100 })],
      ["idno", "12 34 abc", say("provider-create:problem.idno_invalid")],
      ["idno", "1".repeat(21), say("provider-create:problem.idno_invalid")],
      ["headline", "", say("provider-create:problem.headline_required")],
      ["headline", "wood", say("provider-create:problem.headline_too_short", { min: 5 })],
      ["headline", "x".repeat(81), say("provider-create:problem.headline_too_long", { max: 80 })],
      ["headline", "Call me on 069 123 456", contacts],
      ["bio", "", say("provider-create:problem.bio_required", { min: 100 })],
      ["bio", "x".repeat(99), say("provider-create:problem.bio_too_short", { min: 100 })],
      ["bio", "word ".repeat(601), say("provider-create:problem.bio_too_long", { max: 3000 })],
    ])
    for (const language of ["en", "ru", "ro"] as const) {
      const box = field(page, "spokenLanguages").locator(`input[value=${language}]`)
      if (await box.isChecked())
        await choose(page, "spokenLanguages", say(`provider-create:language.${language}`))
    }
    await goOn(page, say)
    const none = field(page, "spokenLanguages").getByText(say("provider-create:problem.languages_required"))
    await expect.poll(() => none.count()).toBe(1)
  })

  test("what, where and when", async () => {
    const person = await newPerson()
    await aProfile(person, { categoryIds: [], mode: null })
    const page = await openAs(person, "/providers/create?at=what", { locale })
    await goOn(page, say)
    await field(page, "categoryIds").getByText(say("provider-create:problem.categories_required")).waitFor()
    const unclear = moneyText(1_240_50, locale)
    await control(page, "hourlyRate").fill("a lot")
    await goOn(page, say)
    await field(page, "hourlyRate")
      .getByText(say("fields:amountUnclear", { example: unclear }).replaceAll(/\s/g, " "))
      .waitFor()
    const low = { en: "50 lei", ru: "50 леев", ro: "50 de lei" }[locale].replaceAll(" ", "\u00a0")
    await refused(page, say, [
      ["hourlyRate", "49", say("provider-create:problem.amount_too_low", { min: low })],
    ])
    await page.goto("/providers/create?at=where", { waitUntil: "networkidle" })
    await stepIs(page, say, "where")
    await goOn(page, say)
    await field(page, "mode").getByText(say("provider-create:problem.mode_required")).waitFor()
    await choose(page, "mode", say("provider-create:mode.in_person"))
    await goOn(page, say)
    await field(page, "placeId").getByText(say("provider-create:problem.place_required")).waitFor()
    await page.getByRole("button", { name: say("provider-create:when.everyDay") }).click()
    await field(page, "availability.weekly.mon").locator("select").nth(1).selectOption("08:00")
    await field(page, "availability.weekly.mon")
      .getByText(say("provider-create:problem.hours_reversed"))
      .waitFor()
    await expect
      .poll(() => field(page, "availability.weekly.mon").locator("select").nth(1).inputValue())
      .toBe("08:00")
  })
})
