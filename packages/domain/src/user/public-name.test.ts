import { expect, test } from "vitest"
import { publicName } from "./public-name.ts"

test.each([
  ["Ion Popescu", "Ion P."],
  ["  Ion   popescu ", "Ion P."],
  ["Анна Соколова", "Анна С."],
  ["Ana Maria Rusu", "Ana R."],
  ["Ștefan Țurcanu", "Ștefan Ț."],
  ["Ion", "Ion"],
  ["", ""],
  ["Ion 🙂", "Ion 🙂."],
])("%s is %s to strangers", (name, shown) => {
  expect(publicName(name)).toBe(shown)
})
