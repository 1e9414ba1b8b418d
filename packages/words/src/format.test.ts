import { expect, test } from "vitest"
import { warrantyText } from "./format.ts"

test.each([
  [30, "30 days", "30 дней", "30 de zile"],
  [364, "364 days", "364 дня", "364 de zile"],
  [365, "1 year", "1 год", "1 an"],
  [730, "2 years", "2 года", "2 ani"],
  [1825, "5 years", "5 лет", "5 ani"],
])("a warranty of %i days reads the way people say it", (days, en, ru, ro) => {
  const said = (["en", "ru", "ro"] as const).map((locale) => warrantyText(days, locale))
  expect(said.map((text) => text.replaceAll("\u00a0", " "))).toEqual([en, ru, ro])
})
