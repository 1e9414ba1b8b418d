import { expect, test } from "vitest"
import { dayOf } from "../../time/market-day.ts"
import { draftedFor, dueRepeat, rhythmFrom } from "./rhythm.ts"
import { whyCannotRepeat } from "./rules.ts"

test("only what one has posted oneself, and what we haven't taken down", () => {
  expect(whyCannotRepeat({ ownerId: "ana", status: "completed" }, "ana")).toBeNull()
  expect(whyCannotRepeat({ ownerId: "ana", status: "removed" }, "ana")).toBe("task_not_editable")
  expect(whyCannotRepeat({ ownerId: "ana", status: "removed" }, "ben")).toBe("task_not_found")
})

test.each([
  // The day of the task itself is never the next one, also while it's ahead.
  ["2026-11-20", "2026-11-18", "2026-11-27"],
  ["2026-11-13", "2026-11-18", "2026-11-20"],
  ["2026-11-11", "2026-11-18", "2026-11-25"],
])("weekly from %s, on %s the next one is %s", (firstDay, today, nextDay) => {
  const days = { firstDay, nextDay, draftAt: draftedFor(nextDay) }
  expect(rhythmFrom({ every: "weekly", firstDay }, today)).toEqual(days)
})

test.each([
  ["2026-11-20T07:00:00Z", "2026-11-23", "2026-11-30"],
  ["2026-11-22T23:00:00Z", null, "2026-11-30"],
  ["2026-11-27T12:00:00Z", "2026-11-30", "2026-12-07"],
  ["2027-01-01T12:00:00Z", "2027-01-04", "2027-01-11"],
])("at %s the 23rd is due: %s is drafted, %s is next", (at, day, nextDay) => {
  const now = new Date(at)
  const rhythm = { every: "weekly", firstDay: "2026-11-16", nextDay: "2026-11-23" } as const
  expect(dueRepeat(rhythm, { today: dayOf(now), now })).toEqual({
    day,
    nextDay,
    draftAt: draftedFor(nextDay),
  })
})
