import { expect, test } from "vitest"
import { wantedDays } from "./wanted-days.ts"

const friday = new Date("2026-07-03T10:00:00Z")

test.each([
  ["on a Friday", friday, "2026-07-03", "2026-07-05"],
  ["on a Monday", new Date("2026-07-06T10:00:00Z"), "2026-07-06", "2026-07-12"],
  ["on a Sunday, which is its last day", new Date("2026-07-05T10:00:00Z"), "2026-07-05", "2026-07-05"],
  ["after the market's midnight", new Date("2026-07-05T21:30:00Z"), "2026-07-06", "2026-07-12"],
])("this week %s", (_, now, from, to) => {
  expect(wantedDays({ timing: "this_week" }, now)).toEqual({ from, to })
})

test("today is one day, and any time is what the dates say", () => {
  const dates = { dateFrom: "2026-07-10", dateTo: undefined }
  expect(wantedDays({ timing: "today", ...dates }, friday)).toEqual({ from: "2026-07-03", to: "2026-07-03" })
  expect(wantedDays({ timing: "any", ...dates }, friday)).toEqual({ from: "2026-07-10", to: undefined })
})
