import { expect, test } from "vitest"
import { completionTimers, stallTimers } from "./timers.ts"

const assignedAt = new Date("2026-08-04T09:00:00Z")

test("a hire is asked about a day after its hour, or after itself when no hour was fixed, and ends after thirty", () => {
  const scheduledAt = new Date("2026-08-10T15:00:00Z")
  expect(stallTimers({ scheduledAt, assignedAt })).toEqual({
    remindAt: new Date("2026-08-11T15:00:00Z"),
    endsAt: new Date("2026-09-09T15:00:00Z"),
  })
  expect(stallTimers({ scheduledAt: null, assignedAt })).toEqual({
    remindAt: new Date("2026-08-05T09:00:00Z"),
    endsAt: new Date("2026-09-03T09:00:00Z"),
  })
})

test("it is asked about on the first, third, seventh and twenty-fifth day, and then no more", () => {
  const days = [0, 1, 2, 3, 4].map(
    (nudged) => stallTimers({ scheduledAt: null, assignedAt }, nudged).remindAt,
  )
  expect(days.map((day) => day?.toISOString().slice(0, 10))).toEqual([
    "2026-08-05",
    "2026-08-07",
    "2026-08-11",
    "2026-08-29",
    undefined,
  ])
})

test("a sign of life puts the questions off, and the end too", () => {
  const quietSince = new Date("2026-08-20T09:00:00Z")
  expect(stallTimers({ scheduledAt: null, assignedAt, quietSince }, 1)).toEqual({
    remindAt: new Date("2026-08-23T09:00:00Z"),
    endsAt: new Date("2026-09-19T09:00:00Z"),
  })
})

test("what was handed over is reminded of on the first, third and sixth day, and counts as confirmed on the seventh", () => {
  const days = [0, 1, 2, 3].map((count) => completionTimers(assignedAt, count).remindAt)
  expect(days.map((day) => day?.toISOString().slice(8, 10))).toEqual(["05", "07", "10", undefined])
  expect(completionTimers(assignedAt).endsAt).toEqual(new Date("2026-08-11T09:00:00Z"))
})
