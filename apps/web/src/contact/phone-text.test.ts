import { expect, test } from "vitest"
import { phoneText } from "./phone-text.ts"

test.each([
  ["+37369123456", "+373 69 123 456"],
  ["+40722123456", "+40 722 123 456"],
  ["+4915112345678", "+4915112345678"],
])("%s is written as %s", (phone, words) => {
  expect(phoneText(phone).replaceAll("\u00a0", " ")).toBe(words)
})
