import { notFound, redirect } from "@tanstack/react-router"
import type { Assignment } from "../../session/answers/offer-answers.ts"
import type { RouterContext } from "../../session/router-context.ts"
import { hiddenTask, isId } from "../../task/task-address.ts"

export interface ReceiptData {
  taskId: string
  hire: Assignment & { endedAt: string }
  other: NonNullable<Assignment["other"]>
  isOwner: boolean
}

/** For the two alone, once the work is done. Until then the page of the task knows what they may see. */
export async function loadReceipt(
  taskId: string,
  hireId: string | undefined,
  { api: connect }: RouterContext,
): Promise<ReceiptData> {
  if (!isId(taskId) || (hireId !== undefined && !isId(hireId))) throw notFound()
  const api = await connect()
  const [page, hires] = await Promise.all([
    api.task.getById.query({ id: taskId }).catch(hiddenTask),
    api.taskAssignment.getByTask.query({ taskId }).catch(hiddenTask),
  ])
  const hire = hires?.data.find(({ id, outcome }) => outcome === "completed" && (!hireId || id === hireId))
  if (!hire?.endedAt || !hire.other)
    throw page ? redirect({ to: "/tasks/$taskId", params: { taskId } }) : notFound()
  return {
    taskId,
    hire: { ...hire, endedAt: hire.endedAt },
    other: hire.other,
    isOwner: page?.viewer.isOwner ?? false,
  }
}
