import { expect, test } from "vitest"
import type { QuietHours } from "../time/quiet-hours.ts"
import { collectedSince } from "./collected-since.ts"
import type { AlertFrequency } from "./status.ts"

const night: QuietHours = { from: "22:00", to: "08:00", tz: "Europe/Chisinau" }
const newYork = "America/New_York"

// Clocks go back in the night before 25 October 2026 (+3 to +2) and forward before 28 March 2027 (+2 to +3).
test.each<[string, AlertFrequency, QuietHours | null, string | null, string, string | null]>([
  ["every hour: the full hour", "hourly", null, null, "2026-07-01T10:20:00Z", "2026-07-01T10:00:00Z"],
  ["on the full hour: that one", "hourly", null, null, "2026-07-01T10:00:00Z", "2026-07-01T10:00:00Z"],
  ["every hour, before a night", "hourly", night, null, "2026-07-01T18:20:00Z", "2026-07-01T18:00:00Z"],
  ["once a day: eight in the morning", "daily", null, null, "2026-07-01T10:20:00Z", "2026-07-01T05:00:00Z"],
  ["before eight: the day before", "daily", null, null, "2026-07-01T04:59:00Z", "2026-06-30T05:00:00Z"],
  ["over the change to winter", "daily", null, null, "2026-10-25T05:30:00Z", "2026-10-24T05:00:00Z"],
  ["over the change to summer", "daily", null, null, "2027-03-28T04:30:00Z", "2027-03-27T06:00:00Z"],
  ["by the account's clock", "daily", null, newYork, "2026-07-01T10:20:00Z", "2026-06-30T12:00:00Z"],
  ["by that of quiet hours", "daily", night, newYork, "2026-07-01T10:20:00Z", "2026-07-01T05:00:00Z"],
  ["right away, by day: none", "instant", night, null, "2026-07-01T10:20:00Z", null],
  ["right away, without quiet hours: none", "instant", null, null, "2026-07-01T22:00:00Z", null],
  ["right away, at night: its start", "instant", night, null, "2026-07-01T22:20:00Z", "2026-07-01T19:00:00Z"],
  ["the night clocks go back", "instant", night, null, "2026-10-25T05:30:00Z", "2026-10-24T19:00:00Z"],
  ["the night clocks go forward", "instant", night, null, "2027-03-28T04:30:00Z", "2027-03-27T20:00:00Z"],
  ["off: none", "off", night, null, "2026-07-01T22:20:00Z", null],
])("%s", (_title, frequency, quietHours, tz, earliest, since) => {
  const times = { frequency, quietHours, tz }
  const savedAt = new Date("2026-01-01T00:00:00Z")
  expect(collectedSince(times, { earliest: new Date(earliest), savedAt })).toEqual(since && new Date(since))
})

test("not since before the search was saved or changed", () => {
  const daily = { frequency: "daily", quietHours: null, tz: null } as const
  const earliest = new Date("2026-07-01T10:20:00Z")
  const since = (savedAt: string) => collectedSince(daily, { earliest, savedAt: new Date(savedAt) })
  expect(since("2026-07-01T09:15:00Z")).toEqual(new Date("2026-07-01T09:15:00Z"))
  expect(since("2026-07-01T04:00:00Z")).toEqual(new Date("2026-07-01T05:00:00Z"))
  expect(since("2026-07-01T10:20:00Z")).toEqual(earliest)
  // Changed while the first of them waited.
  expect(since("2026-07-01T11:00:00Z")).toEqual(earliest)
})
