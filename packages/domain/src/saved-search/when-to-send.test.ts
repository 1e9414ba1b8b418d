import { expect, test } from "vitest"
import { isQuiet, type QuietHours } from "../time/quiet-hours.ts"
import { instantPerHour } from "./limits.ts"
import type { AlertFrequency } from "./status.ts"
import { whenToSend } from "./when-to-send.ts"

const chisinau = "Europe/Chisinau"
const night: QuietHours = { from: "22:00", to: "08:00", tz: chisinau }
const noon: QuietHours = { from: "12:00", to: "14:00", tz: chisinau }
// Clocks go back in the night before 25 October 2026 (+3 to +2) and forward before 28 March 2027 (+2 to +3).
const earlyHours: QuietHours = { from: "23:00", to: "03:30", tz: chisinau }

test.each<[string, AlertFrequency, QuietHours | null, string, string | null]>([
  ["off sends nothing", "off", null, "2026-07-01T10:00:00Z", null],
  ["right away", "instant", null, "2026-07-01T23:00:00Z", "2026-07-01T23:00:00Z"],
  ["right away by day", "instant", night, "2026-07-01T10:00:00Z", "2026-07-01T10:00:00Z"],
  ["in the evening until morning", "instant", night, "2026-07-01T20:00:00Z", "2026-07-02T05:00:00Z"],
  ["after midnight until the same morning", "instant", night, "2026-07-01T22:30:00Z", "2026-07-02T05:00:00Z"],
  ["the night clocks go back is longer", "instant", night, "2026-10-24T20:00:00Z", "2026-10-25T06:00:00Z"],
  [
    "the night clocks go forward is shorter",
    "instant",
    night,
    "2027-03-27T21:00:00Z",
    "2027-03-28T05:00:00Z",
  ],
  ["every hour: at the next full one", "hourly", null, "2026-07-01T10:00:00Z", "2026-07-01T11:00:00Z"],
  ["every hour, at night: in the morning", "hourly", night, "2026-07-01T19:20:00Z", "2026-07-02T05:00:00Z"],
  ["once a day, today", "daily", null, "2026-07-01T04:00:00Z", "2026-07-01T05:00:00Z"],
  ["once a day, tomorrow", "daily", null, "2026-07-01T05:00:00Z", "2026-07-02T05:00:00Z"],
  ["once a day over the change to winter", "daily", null, "2026-10-24T06:00:00Z", "2026-10-25T06:00:00Z"],
  ["once a day over the change to summer", "daily", null, "2027-03-27T07:00:00Z", "2027-03-28T05:00:00Z"],
  ["the end of the night is 08:00 exactly", "daily", night, "2026-07-01T06:00:00Z", "2026-07-02T05:00:00Z"],
  [
    "once a day, after quiet hours that last longer",
    "daily",
    { ...night, to: "09:30" },
    "2026-07-01T06:00:00Z",
    "2026-07-02T06:30:00Z",
  ],
  [
    "in another zone",
    "instant",
    { from: "22:00", to: "08:00", tz: "America/New_York" },
    "2026-07-01T05:00:00Z",
    "2026-07-01T12:00:00Z",
  ],
])("%s", (_title, frequency, quietHours, at, sent) => {
  const due = whenToSend({ frequency, quietHours, tz: null }, new Date(at))
  expect(due?.toISOString() ?? null).toBe(sent && new Date(sent).toISOString())
})

// New York's clocks go back in the night before 1 November 2026 (-4 to -5) and forward before 14 March 2027.
const newYork = "America/New_York"

test.each<[string, QuietHours | null, string | null, string, string]>([
  ["by the account's clock", null, newYork, "2026-07-01T06:00:00Z", "2026-07-01T12:00:00Z"],
  ["over its change to winter", null, newYork, "2026-10-31T12:00:00Z", "2026-11-01T13:00:00Z"],
  ["over its change to summer", null, newYork, "2027-03-13T13:00:00Z", "2027-03-14T12:00:00Z"],
  [
    "while only the market's clock has changed",
    null,
    newYork,
    "2026-10-25T06:30:00Z",
    "2026-10-25T12:00:00Z",
  ],
  ["by the clock of its own quiet hours", night, newYork, "2026-07-01T06:00:00Z", "2026-07-02T05:00:00Z"],
  ["by the market's clock without either", null, null, "2026-07-01T04:00:00Z", "2026-07-01T05:00:00Z"],
])("once a day means at eight %s", (_title, quietHours, tz, at, sent) => {
  expect(whenToSend({ frequency: "daily", quietHours, tz }, new Date(at))).toEqual(new Date(sent))
})

test("nothing ever goes out in quiet hours, minute by minute over both changes of the clock", () => {
  const hours = [night, noon, earlyHours, { ...earlyHours, to: "02:30" }]
  for (const start of ["2026-10-24T12:00:00Z", "2027-03-27T12:00:00Z"]) {
    for (let minute = 0; minute < 36 * 60; minute += 7) {
      const now = new Date(Date.parse(start) + minute * 60_000)
      for (const quietHours of hours) {
        const due = whenToSend({ frequency: "instant", quietHours, tz: null }, now)
        if (!due) throw new Error("never")
        expect(isQuiet(quietHours, due)).toBe(false)
        expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(12 * 60 * 60 * 1000)
      }
    }
  }
})

test("after too many in an hour, right away means the next full hour", () => {
  const now = new Date("2026-07-01T10:20:00Z")
  const instant = { frequency: "instant", quietHours: null, tz: null } as const
  expect(whenToSend(instant, now, instantPerHour - 1)).toEqual(now)
  expect(whenToSend(instant, now, instantPerHour)).toEqual(new Date("2026-07-01T11:00:00Z"))
})
