// What is wrong is said beside its field, in the language of the page, and nothing that was typed is lost.
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { newPerson, openAs } from "../world/account-world.ts"
import { withBrowser } from "../world/browser.ts"
import { field, goOn, heading, stepIs } from "../world/task-create-world.ts"
import { postTask, type NewTask } from "../world/task-world.ts"
import { rounds, wrongInputs, type Wrong } from "../world/task-wrong-inputs.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const whole: NewTask = {
  category: "after-renovation",
  budgetKind: "range",
  budgetMin: { amount: 100_00, currency: "MDL" },
  budgetMax: { amount: 200_00, currency: "MDL" },
}
type Typed = { path: string; wrong: Wrong }

const input = (page: Page, path: string) =>
  field(page, path).locator("input:not([type=hidden]), textarea").first()

/** An amount may be written out more clearly than it was typed. */
const plain = (text: string) => (/^[\d,. \u202f]+$/.test(text) ? text.replaceAll(/[,. \u202f]/g, "") : text)

async function refused(page: Page, typed: Typed[], submit: () => Promise<unknown>): Promise<true> {
  for (const { path, wrong } of typed) await input(page, path).fill(wrong[0])
  await submit()
  for (const { path, wrong } of typed) {
    const [text, words] = wrong
    const message = `“${text.slice(0, 30)}” at ${path}`
    await field(page, path).getByText(words, { exact: true }).waitFor()
    await expect.poll(async () => plain(await input(page, path).inputValue()), { message }).toBe(plain(text))
    await expect.poll(() => input(page, path).getAttribute("aria-invalid"), { message }).toBe("true")
  }
  return true
}

const roundOf = (locale: "en" | "ru" | "ro", at: number, step?: string): Typed[] =>
  wrongInputs(locale)
    .filter((row) => !step || row.step === step)
    .flatMap(({ path, wrong }) => (wrong[at] ? [{ path, wrong: wrong[at] }] : []))

describe.each(["en", "ru", "ro"] as const)("in %s", (locale) => {
  const say = wordsOf(locale)

  test("the table has ten for each field", () => {
    for (const { path, wrong } of wrongInputs(locale)) expect(wrong, path).toHaveLength(rounds)
  })

  test("the page of changing a task refuses ten wrong inputs in every field, all fields at once", async () => {
    const person = await newPerson("Vera Changes")
    const id = await postTask(person, whole)
    const page = await openAs(person, `/tasks/${id}/edit`, { locale })
    await heading(page, say("task-create:edit.title")).waitFor()
    const save = page.getByRole("button", { name: say("task-create:edit.save") })
    for (let at = 0; at < rounds; at += 1)
      expect(await refused(page, roundOf(locale, at), () => save.click())).toBe(true)
  })
})

/** In English the stories of posting try all ten: task-create-fields.test.ts. */
test.each(["ru", "ro"] as const)("each step of posting refuses them in %s", async (locale) => {
  const say = wordsOf(locale)
  const person = await newPerson("Vera Posts")
  const id = await postTask(person, whole, { isDraft: true })
  const page = await openAs(person, `/tasks/create?draft=${id}&step=what`, { locale })
  for (const step of ["what", "details", "where", "budget"] as const) {
    await stepIs(page, say, step)
    for (const at of [0, 4, 8])
      expect(await refused(page, roundOf(locale, at, step), () => goOn(page, say))).toBe(true)
    for (const { path } of roundOf(locale, 0, step)) await input(page, path).fill(right[path] ?? "")
    await goOn(page, say)
  }
  await stepIs(page, say, "check")
})

const right: Record<string, string> = {
  title: "Wash the floors after the painters",
  "answers.areaM2": "62",
  description: "Two rooms and a kitchen, the painters have just left and it shows.",
  address: "Strada Florilor 5",
  budgetMin: "300",
  budgetMax: "400",
  offerCap: "10",
}
