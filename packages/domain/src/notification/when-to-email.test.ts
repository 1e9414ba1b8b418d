import { expect, test } from "vitest"
import type { NotificationGroup } from "./groups.ts"
import { whenToEmail, type EmailTimes } from "./when-to-email.ts"

const tz = "Europe/Chisinau"
const night = { from: "22:00", to: "08:00", tz }
const late = { from: "22:00", to: "09:30", tz }
const plain: EmailTimes = { digest: "none", quietHours: null, tz }
const quiet: EmailTimes = { ...plain, quietHours: night }
const daily: EmailTimes = { ...plain, digest: "daily" }
const weekly: EmailTimes = { ...plain, digest: "weekly" }

type Case = [string, NotificationGroup, EmailTimes, string, string, boolean]

// Clocks go back in the night before 25 October 2026 (+3 to +2) and forward before 28 March 2027 (+2 to +3).
test.each<Case>([
  ["right away by default", "offers", plain, "2026-07-01T20:00Z", "2026-07-01T20:00Z", false],
  ["at night in the morning", "offers", quiet, "2026-07-01T20:00Z", "2026-07-02T05:00Z", false],
  ["an answer waits for the morning", "answers", quiet, "2026-07-01T20:00Z", "2026-07-02T05:00Z", false],
  ["security wakes people up", "security", quiet, "2026-07-01T20:00Z", "2026-07-01T20:00Z", false],
  ["security is in no digest", "security", daily, "2026-07-01T10:00Z", "2026-07-01T10:00Z", false],
  ["an answer is in no digest", "answers", weekly, "2026-07-01T10:00Z", "2026-07-01T10:00Z", false],
  ["tomorrow's digest", "offers", daily, "2026-07-01T05:00Z", "2026-07-02T05:00Z", true],
  ["today's digest", "offers", daily, "2026-07-01T04:59Z", "2026-07-01T05:00Z", true],
  ["a digest over the change to winter", "offers", daily, "2026-10-24T06:00Z", "2026-10-25T06:00Z", true],
  ["a digest over the change to summer", "offers", daily, "2027-03-27T07:00Z", "2027-03-28T05:00Z", true],
  ["next Monday", "offers", weekly, "2026-07-01T10:00Z", "2026-07-06T05:00Z", true],
  ["a week over the change to winter", "offers", weekly, "2026-10-20T10:00Z", "2026-10-26T06:00Z", true],
  ["a week over the change to summer", "offers", weekly, "2027-03-22T06:01Z", "2027-03-29T05:00Z", true],
  [
    "a digest in quiet hours waits for their end",
    "offers",
    { ...daily, quietHours: late },
    "2026-07-01T10:00Z",
    "2026-07-02T06:30Z",
    true,
  ],
  [
    "in another zone",
    "offers",
    { ...weekly, tz: "America/New_York" },
    "2026-11-01T10:00Z",
    "2026-11-02T13:00Z",
    true,
  ],
])("%s", (_title, group, times, now, at, inDigest) => {
  const plan = whenToEmail({ group, deadline: null }, times, new Date(now))
  expect(plan).toEqual({ at: new Date(at), inDigest })
})

test.each([
  ["ends before the morning: right away", "2026-07-02T04:00Z", quiet, "2026-07-01T20:00Z", false],
  ["ends after the morning: in the morning", "2026-07-02T12:00Z", quiet, "2026-07-02T05:00Z", false],
  ["ends before the digest: alone", "2026-07-02T12:00Z", weekly, "2026-07-01T20:00Z", false],
  ["ends after the digest: with it", "2026-07-12T12:00Z", weekly, "2026-07-06T05:00Z", true],
] as const)("what %s", (_title, deadline, times, at, inDigest) => {
  const about = { group: "invites", deadline: new Date(deadline) } as const
  expect(whenToEmail(about, times, new Date("2026-07-01T20:00Z"))).toEqual({ at: new Date(at), inDigest })
})
