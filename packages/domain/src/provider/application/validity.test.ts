import { expect, test } from "vitest"
import { validityFrom } from "./validity.ts"

const now = new Date("2026-08-04T09:00:00Z")

test("a verification holds for two years and warns a month before its end", () => {
  expect(validityFrom(now, [])).toEqual({
    expiresAt: new Date("2028-08-04T21:00:00Z"),
    warnAt: new Date("2028-07-05T21:00:00Z"),
  })
})

test("it ends with the first licence that runs out, and not later for one that outlives it", () => {
  const licences = ["2031-01-01", "2027-03-01", null].map((validUntil) => ({ validUntil }))
  expect(validityFrom(now, licences).expiresAt).toEqual(new Date("2027-03-01T22:00:00Z"))
  expect(validityFrom(now, licences.slice(0, 1)).expiresAt).toEqual(new Date("2028-08-04T21:00:00Z"))
})
