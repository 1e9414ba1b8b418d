import { notFound, redirect } from "@tanstack/react-router"
import type { Refusal } from "@doable/domain/refusal"
import type { Dispute } from "../../session/answers/dispute-answers.ts"
import type { Assignment } from "../../session/answers/offer-answers.ts"
import type { TaskTimelineAnswer } from "../../session/answers/task-answers.ts"
import type { RouterContext } from "../../session/router-context.ts"
import { hiddenTask, isId } from "../../task/task-address.ts"
import { lazyOpeningForm } from "./lazy-opening-form.ts"

export type DisputeData = { taskId: string; now: number; hire: Assignment } & (
  | { show: "dispute"; dispute: Dispute; timeline: TaskTimelineAnswer["data"]; canOpenAnother: boolean }
  | { show: "form" }
  | { show: "cannot"; why: Refusal }
)

/**
 * The newest dispute of the two, or the form that opens one. `again`: another one, after an earlier one is over. Everyone
 * else is led to the page of the task, which knows what they may see.
 */
export async function loadDispute(
  taskId: string,
  again: boolean,
  context: RouterContext,
): Promise<DisputeData> {
  if (!isId(taskId)) throw notFound()
  await lazyOpeningForm.ready()
  const api = await context.api()
  const [hires, dispute, timeline] = await Promise.all([
    api.taskAssignment.getByTask.query({ taskId }).catch(hiddenTask),
    api.dispute.getByTask.query({ taskId }).catch(hiddenTask),
    api.task.getTimeline.query({ id: taskId, pagination: { limit: 100, offset: 0 } }).catch(() => null),
  ])
  const open = hires?.data.find(({ actions }) => actions.includes("dispute"))
  const newest = open ?? hires?.data.find(({ endedAt }) => endedAt === null) ?? hires?.data[0]
  const hire = dispute ? (hires?.data.find(({ id }) => id === dispute.assignmentId) ?? newest) : newest
  // Administrators are neither of the two.
  if (dispute?.isMine === null)
    throw redirect({ to: "/admin/disputes/$disputeId", params: { disputeId: dispute.id } })
  if (!hire?.other) {
    const page = await api.task.getById.query({ id: taskId }).catch(hiddenTask)
    throw page ? redirect({ to: "/tasks/$taskId", params: { taskId } }) : notFound()
  }
  const base = { taskId, now: Date.now(), hire }
  // A dispute about an earlier hire isn't about this one.
  if (open && (again || dispute?.assignmentId !== open.id)) return { ...base, hire: open, show: "form" }
  if (dispute) {
    const events = timeline?.data.filter(({ createdAt }) => createdAt >= hire.assignedAt) ?? []
    return { ...base, show: "dispute", dispute, timeline: events, canOpenAnother: open !== undefined }
  }
  const why = hire.cannot.find(({ action }) => action === "dispute")?.why ?? "task_bad_transition"
  return { ...base, show: "cannot", why }
}
