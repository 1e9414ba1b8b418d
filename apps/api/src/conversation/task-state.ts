import { runningStatuses, type TaskStatus } from "@doable/domain/task/status"

/** What the state of its task means for a conversation. */
export function taskStateOf(status: TaskStatus | null): "running" | "removed" | null {
  if (status === "removed") return status
  return runningStatuses.some((running) => running === status) ? "running" : null
}
