import { expect, test } from "vitest"
import { aVersion } from "../../../test/answers/hire.ts"
import { lei } from "../../../test/answers/task-page.ts"
import { receiptLines, receiptNumber } from "./receipt-lines.ts"

const version = (number: number, price: number, isFromDispute = false) =>
  aVersion({ version: number, price: lei(price), isFromDispute })

test.each([
  ["the hire alone", [version(1, 380)], [380]],
  ["more was asked for", [version(1, 380), version(2, 450)], [380, 70]],
  ["a dispute took some away", [version(1, 380), version(2, 300, true)], [380, -80]],
  ["only the day changed", [version(1, 380), version(2, 380), version(3, 400)], [380, 20]],
])("%s: the lines add up to the price in the end", (_, versions, amounts) => {
  const lines = receiptLines(versions)
  expect(lines.map(({ amount }) => amount.amount / 100)).toEqual(amounts)
  const sum = lines.reduce((total, { amount }) => total + amount.amount, 0)
  expect(sum).toBe(versions.at(-1)?.price.amount)
})

test("a number is the same for the same job", () => {
  expect(receiptNumber("0192f000-0000-7000-8000-0000abcd000e")).toBe("ABCD000E")
})
