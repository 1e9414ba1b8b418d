import { runningStatuses, type TaskStatus } from "@doable/domain/task/status"

/** What the state of its task means for a conversation. Work that someone else was hired for isn't theirs. */
export function taskStateOf(
  status: TaskStatus | null,
  { isHired }: { isHired: boolean },
): "running" | "removed" | null {
  if (status === "removed") return status
  return isHired && runningStatuses.some((running) => running === status) ? "running" : null
}
