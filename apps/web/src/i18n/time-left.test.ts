import { expect, test } from "vitest"
import { leftText, timeLeft, type TimeLeft } from "./time-left.ts"

/** What the clock in Chișinău shows: two hours ahead of UTC in winter, three in summer. */
test.each<[why: string, now: string, until: string, left: TimeLeft]>([
  [
    "until the end of 27 November, read on the 16th",
    "2026-11-16T10:00+02:00",
    "2026-11-28T00:00+02:00",
    [11, "day"],
  ],
  ["the same late in the evening", "2026-11-16T23:30+02:00", "2026-11-28T00:00+02:00", [11, "day"]],
  [
    "the same half an hour later, on the 17th",
    "2026-11-17T00:00+02:00",
    "2026-11-28T00:00+02:00",
    [10, "day"],
  ],
  [
    "two days and a half that end on the second day",
    "2026-11-16T08:00+02:00",
    "2026-11-18T20:00+02:00",
    [2, "day"],
  ],
  [
    "two days and a half that end on the third day",
    "2026-11-16T20:00+02:00",
    "2026-11-19T08:00+02:00",
    [3, "day"],
  ],
  ["two days to the minute", "2026-11-16T23:30+02:00", "2026-11-18T23:30+02:00", [2, "day"]],
  ["today and tomorrow, both whole", "2026-11-16T00:00+02:00", "2026-11-18T00:00+02:00", [48, "hour"]],
  ["a second less than two days", "2026-11-16T10:00:01+02:00", "2026-11-18T10:00+02:00", [48, "hour"]],
  ["from 23:30 to the next midnight", "2026-11-16T23:30+02:00", "2026-11-17T00:00+02:00", [30, "minute"]],
  [
    "from 23:30 to midnight of the next day",
    "2026-11-16T23:30+02:00",
    "2026-11-18T00:00+02:00",
    [25, "hour"],
  ],
  [
    "three days over the night that has an hour more",
    "2026-10-24T12:00+03:00",
    "2026-10-27T12:00+02:00",
    [3, "day"],
  ],
  ["a day that has 25 hours", "2026-10-25T00:00+03:00", "2026-10-26T00:00+02:00", [25, "hour"]],
  [
    "three days over the night that has an hour less",
    "2026-03-28T12:00+02:00",
    "2026-03-31T12:00+03:00",
    [3, "day"],
  ],
  ["a day that has 23 hours", "2026-03-29T00:00+02:00", "2026-03-30T00:00+03:00", [23, "hour"]],
  ["an hour and a half", "2026-11-16T10:00+02:00", "2026-11-16T11:30+02:00", [90, "minute"]],
  ["nothing", "2026-11-16T10:00+02:00", "2026-11-16T10:00+02:00", [1, "minute"]],
  ["less than nothing", "2026-11-16T10:00+02:00", "2026-11-15T10:00+02:00", [1, "minute"]],
])("%s", (_, now, until, left) => expect(timeLeft(Date.parse(until), Date.parse(now))).toEqual(left))

test.each([
  ["en", "21 days"],
  ["ru", "21 день"],
  ["ro", "21 de zile"],
] as const)("in %s: %s", (locale, text) => {
  const now = Date.parse("2026-11-01T10:00+02:00")
  expect(leftText(Date.parse("2026-11-22T12:00+02:00"), now, locale)).toBe(text)
})
