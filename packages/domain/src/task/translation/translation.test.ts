import { expect, test } from "vitest"
import { isOlder, markOf, otherTranslations, translationFor } from "./translation.ts"

const original = { title: "Repair a tap", description: "It drips.\nDay and night." }
const ru = { title: "Починить кран", description: "Капает.", of: markOf(original) }

test.each<[string, object, boolean]>([
  ["nothing", {}, false],
  ["only spaces", { title: " Repair  a tap", description: "It drips. \n Day and night.\n" }, false],
  ["the title", { title: "Repair a tap!" }, true],
  ["the description", { description: "It drips.\nDay and night?" }, true],
  ["where the title ends", { title: "Repair a", description: "tap It drips.\nDay and night." }, true],
])("a translation is older once the original changed: %s", (_, change, expected) => {
  expect(isOlder(ru, { ...original, ...change })).toBe(expected)
})

test("a mark is short and the same everywhere", () => {
  expect(markOf({ title: "", description: "" })).toBe("46bd25")
  expect(markOf(original)).toMatch(/^[0-9a-z]{1,7}$/)
})

test("the language of the original and what was left empty are no translations", () => {
  const empty = { title: " ", description: "\n", of: "" }
  const half = { ...empty, title: "Robinet" }
  expect(otherTranslations({ en: ru, ru, ro: empty }, "en")).toEqual([["ru", ru]])
  expect(otherTranslations({ ro: half }, "en")).toEqual([["ro", half]])
})

test.each([
  ["ru", ru],
  ["ro", null],
  ["en", null],
] as const)("a reader of %s gets", (reader, expected) => {
  expect(translationFor({ lang: "en", translations: { ru, en: ru } }, reader)).toEqual(expected)
})
