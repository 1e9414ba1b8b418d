import { runningStatuses, type TaskStatus } from "../task/status.ts"

/** One's own tasks as their owner thinks of them; drafts stand apart. */
export const taskGroups = {
  open: ["held", "open"],
  running: runningStatuses,
  completed: ["completed"],
  closed: ["cancelled", "expired", "removed"],
} as const satisfies Record<string, readonly TaskStatus[]>
export type TaskGroup = keyof typeof taskGroups
