import { expect, test } from "vitest"
import { foldText, matchesText } from "./fold-text.ts"

test("marks above and below letters do not matter", () => {
  expect(foldText("  Iași  și Țări ")).toBe("iasi si tari")
  expect(foldText("Ребёнок")).toBe("ребенок")
  expect(foldText("ş ţ")).toBe(foldText("ș ț"))
})

test("a query matches by the beginnings of words, in any order", () => {
  expect(matchesText("Ștefan cel Mare, Chișinău", "stef")).toBe(true)
  expect(matchesText("Ștefan cel Mare, Chișinău", "chis stefan")).toBe(true)
  expect(matchesText("Home repair (small)", "small")).toBe(true)
  expect(matchesText("Botanica", "tanica")).toBe(false)
})

test("an empty query matches everything", () => {
  expect(matchesText("Botanica", "")).toBe(true)
  expect(matchesText("Botanica", "  ")).toBe(true)
})
