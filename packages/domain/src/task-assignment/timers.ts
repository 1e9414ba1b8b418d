const dayMs = 24 * 60 * 60 * 1000

/** Days after the work should have begun on which both are asked how it goes; on the last of them it is over. */
export const stallDays = { nudges: [1, 3, 7, 25], ends: 30 } as const

/** When a hire that nobody moves is asked about next, and when it ends by itself. */
export function stallTimers(
  { scheduledAt, assignedAt }: { scheduledAt: Date | null; assignedAt: Date },
  nudged = 0,
): { remindAt: Date | null; endsAt: Date } {
  const from = Math.max(scheduledAt?.getTime() ?? 0, assignedAt.getTime())
  const next = stallDays.nudges[nudged]
  return {
    remindAt: next === undefined ? null : new Date(from + next * dayMs),
    endsAt: new Date(from + stallDays.ends * dayMs),
  }
}
