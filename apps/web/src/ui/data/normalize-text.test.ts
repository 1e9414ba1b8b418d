import { expect, test } from "vitest"
import { normalizeText, matchesText } from "./normalize-text.ts"

test("marks above and below letters do not matter", () => {
  expect(normalizeText("  Iași  și Țări ")).toBe("iasi si tari")
  expect(normalizeText("Ребёнок")).toBe("ребенок")
  expect(normalizeText("ş ţ")).toBe(normalizeText("ș ț"))
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
