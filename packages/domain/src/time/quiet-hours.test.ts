import { expect, test } from "vitest"
import { afterQuiet, isQuiet, type QuietHours } from "./quiet-hours.ts"

const chisinau = "Europe/Chisinau"
const night: QuietHours = { from: "22:00", to: "08:00", tz: chisinau }
const noon: QuietHours = { from: "12:00", to: "14:00", tz: chisinau }

test.each<[QuietHours, string, boolean]>([
  [night, "2026-07-01T18:59:00Z", false],
  [night, "2026-07-01T19:00:00Z", true],
  [night, "2026-07-02T04:59:00Z", true],
  [night, "2026-07-02T05:00:00Z", false],
  // In winter the same hours are an hour later by UTC.
  [night, "2026-12-01T19:30:00Z", false],
  [night, "2026-12-01T20:00:00Z", true],
  [noon, "2026-07-01T08:59:00Z", false],
  [noon, "2026-07-01T09:00:00Z", true],
  [noon, "2026-07-01T11:00:00Z", false],
])("quiet hours %o at %s: %s", (hours, at, isSo) => {
  expect(isQuiet(hours, new Date(at))).toBe(isSo)
})

test("what isn't quiet stays as it is, and what is waits for the end", () => {
  const [day, evening] = [new Date("2026-07-01T10:00:00Z"), new Date("2026-07-01T20:00:00Z")]
  expect([afterQuiet(null, evening), afterQuiet(night, day)]).toEqual([evening, day])
  expect(afterQuiet(night, evening)).toEqual(new Date("2026-07-02T05:00:00Z"))
})
