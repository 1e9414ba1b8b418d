const dayMs = 24 * 60 * 60 * 1000

/** Days after the work should have started on which both are asked how it goes; on the last of them it is over. */
export const stallDays = { nudges: [1, 3, 7, 25], ends: 30 } as const

/** Days after "it is done" on which the owner is reminded; on the last of them it counts as confirmed. */
export const completionDays = { reminders: [1, 3, 6], ends: 7 } as const

type Timers = { remindAt: Date | null; endsAt: Date }

/**
 * When a hire that nobody moves is asked about next, and when it ends on its own. `quietSince`: the last sign of life.
 */
export function stallTimers(
  {
    scheduledAt,
    assignedAt,
    quietSince,
  }: { scheduledAt: Date | null; assignedAt: Date; quietSince?: Date | null },
  nudged = 0,
): Timers {
  const moments = [scheduledAt, assignedAt, quietSince].map((moment) => moment?.getTime() ?? 0)
  return timers(Math.max(...moments), stallDays.nudges[nudged], stallDays.ends)
}

/** When the owner is reminded next of work that waits for them, and when it is completed without them. */
export function completionTimers(requestedAt: Date, reminded = 0): Timers {
  return timers(requestedAt.getTime(), completionDays.reminders[reminded], completionDays.ends)
}

function timers(from: number, next: number | undefined, ends: number): Timers {
  return {
    remindAt: next === undefined ? null : new Date(from + next * dayMs),
    endsAt: new Date(from + ends * dayMs),
  }
}
