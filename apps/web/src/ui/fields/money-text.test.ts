import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { amountText } from "@doable/words/format"
import { readMoney } from "./money-text.ts"

describe("an amount is shown", () => {
  test("grouped by a comma in English, a no-break space in Russian and a dot in Romanian", () => {
    expect(amountText(124_000, "en")).toBe("1,240")
    expect(amountText(124_000, "ru")).toBe("1\u00a0240")
    expect(amountText(123_456_789, "ro")).toBe("1.234.567,89")
  })

  test("with two decimals or none", () => {
    expect(amountText(5, "en")).toBe("0.05")
    expect(amountText(124_050, "ro")).toBe("1.240,50")
    expect(amountText(0, "ru")).toBe("0")
  })
})

describe("a typed amount is read", () => {
  test.each([
    ["1240,50", 124_050],
    ["1 240,50", 124_050],
    ["1\u202f240,50", 124_050],
    ["1,240.50", 124_050],
    ["1.240,50", 124_050],
    ["1,240", 124_000],
    ["1.240", 124_000],
    ["1.240.000", 124_000_000],
    ["12,5", 1_250],
    ["0.05", 5],
    ["007", 700],
    [" 450 ", 45_000],
  ])("%j is %d", (text, minor) => {
    expect(readMoney(text)).toBe(minor)
  })

  test.each([
    "",
    "abc",
    "-5",
    "1,2,3",
    "12,3456",
    "1.240.50",
    ",5",
    "0,500",
    "1 240 lei",
    "1e3",
    "99999999999999999",
  ])("%j is no amount", (text) => {
    expect(readMoney(text)).toBeNull()
  })

  test("back from every text that the field shows", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom("en", "ru", "ro"), (minor, locale) => {
        expect(readMoney(amountText(minor, locale))).toBe(minor)
      }),
    )
  })
})
