import { runningStatuses, type TaskStatus } from "@doable/domain/task/status"
import type { Translate } from "../i18n/use-translation.ts"
import type { Status } from "../ui/data/status-chip.tsx"

export const chipOf: Record<TaskStatus, Status> = {
  draft: "draft",
  held: "held",
  open: "open",
  assigned: "assigned",
  in_progress: "inProgress",
  completion_requested: "toConfirm",
  disputed: "dispute",
  completed: "completed",
  cancelled: "cancelled",
  expired: "expired",
  removed: "removed",
}

/** A task that its client closed before hiring anyone isn't called cancelled. */
export function chipOfTask({ status, wasHired }: { status: TaskStatus; wasHired: boolean }): Status {
  return status === "cancelled" && !wasHired ? "closed" : chipOf[status]
}

/** It found its doer: what is left to see is its outline. */
export function isPast(status: TaskStatus): boolean {
  const step = stepOf(status)
  return step !== null && step > 1
}

/** Posted, hired, done, confirmed: how many of the four are behind a task that is on its way. */
export function stepsDone(status: TaskStatus): number | null {
  if (isOver(status)) return null
  return status === "completion_requested" ? 3 : stepOf(status)
}

/** Nothing is to come any more. */
export function isOver(status: TaskStatus): boolean {
  const step = stepOf(status)
  return step === null || step > 2
}

/** The two count on each other: they may still change or end it. */
export function isAtWork(status: TaskStatus): boolean {
  return stepOf(status) === 2
}

/** Of the four steps of a task the present one; null where the way has ended. */
export function stepOf(status: TaskStatus): number | null {
  if (status === "draft" || status === "held") return 0
  if (status === "open") return 1
  const running: readonly TaskStatus[] = runningStatuses
  if (running.includes(status)) return 2
  return status === "completed" ? 4 : null
}

const thirdSteps: { [status in TaskStatus]?: "chosen" | "toConfirm" | "inDispute" } = {
  assigned: "chosen",
  completion_requested: "toConfirm",
  disputed: "inDispute",
}

/** The four in words. The third is called what it is just now: chosen, in work, to be confirmed or in dispute. */
export function stepWords(status: TaskStatus, t: Translate): string[] {
  const third = thirdSteps[status] ?? "inWork"
  return (["posted", "choosing", third, "done"] as const).map((step) => t(`taskPage:steps.${step}`))
}
