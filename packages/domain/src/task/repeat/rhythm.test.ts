import { expect, test } from "vitest"
import { dayOf, timeOf } from "../../time/market-day.ts"
import { draftedFor, nextRepeatDay } from "./rhythm.ts"

test.each([
  ["weekly", "2026-11-16", "2026-11-16", "2026-11-23"],
  ["weekly", "2026-11-16", "2026-11-22", "2026-11-23"],
  ["weekly", "2026-11-16", "2026-11-23", "2026-11-30"],
  ["weekly", "2026-11-16", "2026-11-01", "2026-11-16"],
  ["weekly", "2026-12-28", "2027-03-01", "2027-03-08"],
  ["fortnightly", "2026-11-16", "2026-11-16", "2026-11-30"],
  ["fortnightly", "2026-11-16", "2026-11-29", "2026-11-30"],
  ["monthly", "2026-11-16", "2026-11-16", "2026-12-16"],
  ["monthly", "2026-11-16", "2026-11-03", "2026-11-16"],
  ["monthly", "2026-12-31", "2027-01-31", "2027-02-28"],
  ["monthly", "2026-12-31", "2027-02-28", "2027-03-31"],
  ["monthly", "2027-12-31", "2028-02-01", "2028-02-29"],
  ["monthly", "2026-01-31", "2026-04-30", "2026-05-31"],
  ["monthly", "2024-02-29", "2026-02-10", "2026-02-28"],
] as const)("%s from %s: after %s comes %s", (every, firstDay, after, day) => {
  expect(nextRepeatDay({ every, firstDay }, after)).toBe(day)
})

test("it's drafted in the morning, three days before, also across a change of the clocks", () => {
  for (const day of ["2026-03-28", "2026-03-29", "2026-03-31", "2026-10-25", "2026-10-27", "2026-10-29"]) {
    const at = draftedFor(day)
    expect([timeOf(at), (Date.parse(day) - Date.parse(dayOf(at))) / 86_400_000]).toEqual(["09:00", 3])
  }
})
