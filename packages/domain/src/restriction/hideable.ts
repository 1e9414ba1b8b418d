import type { ReportTarget } from "../report/status.ts"

/** What is hidden and restored by itself; a task has states of its own. */
export const hideableTargets = ["review", "question", "message", "offer", "service"] as const
export type HideableTarget = (typeof hideableTargets)[number]

export const isHideable = (target: ReportTarget): target is HideableTarget =>
  (hideableTargets as readonly ReportTarget[]).includes(target)
