import { expect, test } from "vitest"
import { plainContactValue } from "./value.ts"

test.each([
  ["phone", "+37360000001", "+37360000001"],
  ["phone", " +373 (60) 000-001 ", "+37360000001"],
  ["phone", "+373.60–000—001", "+37360000001"],
  ["phone", "+1234567", "+1234567"],
  ["phone", "+123456", null],
  ["phone", "+1234567890123456", "+1234567890123456"],
  ["phone", "+12345678901234567", null],
  ["phone", "+03736000000", null],
  ["phone", "37360000001", null],
  ["phone", "+373abc60000", null],
  ["phone", "+", null],
  ["email", " Ana@Example.COM ", "ana@example.com"],
  ["email", "ana@example", null],
  ["email", "ana", null],
  ["socialNetwork", " t.me/ana ", "t.me/ana"],
  ["socialNetwork", "   ", null],
  ["socialNetwork", "ana\u202Eevil", null],
  ["socialNetwork", "ana\nevil", null],
] as const)("[C04] %s %j is kept as %j", (type, text, plain) => {
  expect(plainContactValue(type, text)).toBe(plain)
})
