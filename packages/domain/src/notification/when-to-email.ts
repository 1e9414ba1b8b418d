import { afterQuiet, type QuietHours } from "../time/quiet-hours.ts"
import { nextTime, wallClock } from "../time/zone.ts"
import { groups, type NotificationGroup } from "./groups.ts"

export const digests = ["none", "daily", "weekly"] as const
export type Digest = (typeof digests)[number]

/** By the reader's clock; once a week means on Monday. */
export const digestTime = "08:00"
/** So many one digest names; the others are counted. */
export const namedInDigest = 20

export type EmailTimes = { digest: Digest; quietHours: QuietHours | null; tz: string }

/** When an email goes out: alone, or with others in a digest. */
export type EmailPlan = { at: Date; inDigest: boolean }

/**
 * What is urgent goes out right away. The rest waits for the end of quiet hours, and what can be turned off also for the
 * digest. Nothing waits past its own deadline.
 */
export function whenToEmail(
  { group, deadline }: { group: NotificationGroup; deadline: Date | null },
  times: EmailTimes,
  now: Date,
): EmailPlan {
  const { need } = groups[group]
  const alone = (at: Date) => ({ at, inDigest: false })
  const isLate = (at: Date) => deadline !== null && deadline <= at
  if (need === "urgent") return alone(now)
  const awake = afterQuiet(times.quietHours, now)
  if (isLate(awake)) return alone(now)
  if (need === "required" || times.digest === "none") return alone(awake)
  const at = nextDigest(times, now)
  return isLate(at) ? alone(awake) : { at, inDigest: true }
}

/** Not in quiet hours either: then at their end. */
export function nextDigest({ digest, quietHours, tz }: EmailTimes, now: Date): Date {
  const next = nextTime(tz, digestTime, now)
  return afterQuiet(quietHours, digest === "weekly" ? firstMonday(tz, next) : next)
}

function firstMonday(tz: string, from: Date): Date {
  let at = from
  while (!isMonday(wallClock(tz, at).day)) at = nextTime(tz, digestTime, at)
  return at
}

const isMonday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1
