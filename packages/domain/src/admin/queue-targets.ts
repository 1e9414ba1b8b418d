import { decisionTargetHours } from "../deal/dispute/limits.ts"
import { contestTargetHours } from "../deal/fault/limits.ts"
import { reportTargetHours } from "../report/limits.ts"
import { appealTargetHours } from "../restriction/limits.ts"
import { reviewTargetHours } from "../provider/application/limits.ts"

/** Within so many hours we want to have looked at what waits; the bars and the marks of lateness follow it. */
export const queueTargets = {
  applications: reviewTargetHours,
  tasks: 24,
  work: 24,
  messages: 24,
  support: 24,
  disputes: decisionTargetHours,
  faults: contestTargetHours,
  reports: reportTargetHours,
  appeals: appealTargetHours,
} as const
