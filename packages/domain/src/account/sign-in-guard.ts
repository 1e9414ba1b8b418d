/** How wrong passwords are answered: at first freely, then slowly, then not at all for a while. */

export type Failure = { at: string; address: string }
export type Guard = { failures: Failure[]; locks: string[]; lockedUntil: Date | null }
export type GuardAnswer = { state: "open" } | { state: "slowed" | "locked"; retryAfterSec: number }

const minute = 60_000
const hour = 60 * minute

const slowedFrom = { failures: 5, within: 15 * minute }
const slowedSeconds = [2, 4, 8, 16]
const lockedFrom = { failures: 10, within: hour }
/** The first lock of a day, the second, and so on; the last one stays the longest. */
const lockLengths = [15 * minute, 30 * minute, hour, 4 * hour, 24 * hour]
const locksRemembered = 24 * hour

/** A clock that was put back leaves locks and tries ahead of it. They count no more: nobody waits for it to catch up. */
const aheadAtMost = minute

const addressBlockedFrom = { locks: 20, within: hour, for: hour }

export const newGuard: Guard = { failures: [], locks: [], lockedUntil: null }

export function guardAnswer(guard: Guard, now: Date): GuardAnswer {
  if (isLocked(guard, now)) {
    return { state: "locked", retryAfterSec: secondsUntil(guard.lockedUntil?.getTime() ?? 0, now) }
  }
  const recent = since(guard.failures, slowedFrom.within, now)
  const last = recent.at(-1)
  if (!last || recent.length < slowedFrom.failures) return { state: "open" }
  const step = Math.min(recent.length - slowedFrom.failures, slowedSeconds.length - 1)
  const end = Date.parse(last.at) + (slowedSeconds[step] ?? 0) * 1000
  return end > now.getTime() ? { state: "slowed", retryAfterSec: secondsUntil(end, now) } : { state: "open" }
}

/** Counted before the password is looked at, so that many tries at the same time are as many tries. */
export function withTry(guard: Guard, address: string, now: Date): Guard {
  const failures = since(guard.failures, lockedFrom.within, now)
  return { ...guard, failures: [...failures, { at: now.toISOString(), address }] }
}

/** The same guard with a lock, if the tries that it counts have all failed and are too many; otherwise null. */
export function lockedGuard(guard: Guard, now: Date): Guard | null {
  if (isLocked(guard, now)) return null
  if (since(guard.failures, lockedFrom.within, now).length < lockedFrom.failures) return null
  const locks = guard.locks.filter((at) => isWithin(at, locksRemembered, now))
  const length = lockLengths[Math.min(locks.length, lockLengths.length - 1)] ?? 0
  return {
    failures: [],
    locks: [...locks, now.toISOString()],
    lockedUntil: new Date(now.getTime() + length),
  }
}

/** A network address that locks one account after the other is sent away as a whole. */
export function addressWithLock(guard: Guard, now: Date): Guard {
  const locks = [...guard.locks, now.toISOString()].filter((at) =>
    isWithin(at, addressBlockedFrom.within, now),
  )
  const isBlocked = locks.length >= addressBlockedFrom.locks
  return { ...guard, locks, lockedUntil: isBlocked ? new Date(now.getTime() + addressBlockedFrom.for) : null }
}

function since(failures: Failure[], within: number, now: Date) {
  return failures.filter(({ at }) => isWithin(at, within, now))
}

function isWithin(at: string, within: number, now: Date) {
  const age = now.getTime() - Date.parse(at)
  return age < within && age >= -aheadAtMost
}

function isLocked({ lockedUntil, locks }: Guard, now: Date): boolean {
  const lockedAt = locks.at(-1)
  const isFromAhead = lockedAt !== undefined && Date.parse(lockedAt) > now.getTime() + aheadAtMost
  return lockedUntil !== null && lockedUntil > now && !isFromAhead
}

function secondsUntil(end: number, now: Date) {
  return Math.max(1, Math.ceil((end - now.getTime()) / 1000))
}
