import { runningStatuses, type TaskStatus } from "../task/status.ts"

/** The owner's tasks, grouped the way they think of them; drafts are separate. */
export const taskGroups = {
  open: ["held", "open"],
  running: runningStatuses,
  completed: ["completed"],
  closed: ["cancelled", "expired", "removed"],
} as const satisfies Record<string, readonly TaskStatus[]>
export type TaskGroup = keyof typeof taskGroups
