import { notFound, redirect } from "@tanstack/react-router"
import type { ChangeRequest } from "../../session/answers/deal-answers.ts"
import type { Assignment } from "../../session/answers/offer-answers.ts"
import type { RouterContext } from "../../session/router-context.ts"
import { hiddenTask, isId } from "../../task/task-address.ts"

export interface AgreementData {
  taskId: string
  hire: Assignment
  /** The person on the other end of the job, named on the page. */
  other: NonNullable<Assignment["other"]>
  isOwner: boolean
  /** Changes that wait for an answer. */
  asked: ChangeRequest[]
}

/**
 * For the two alone. `hireId` names one of several hires of a task that was posted again. Everyone else is led to the
 * page of the task, which knows what they may see.
 */
export async function loadAgreement(
  taskId: string,
  hireId: string | undefined,
  context: RouterContext,
): Promise<AgreementData> {
  if (!isId(taskId) || (hireId !== undefined && !isId(hireId))) throw notFound()
  const api = await context.api()
  const [page, hires, requests] = await Promise.all([
    api.task.getById.query({ id: taskId }).catch(hiddenTask),
    api.taskAssignment.getByTask.query({ taskId }).catch(hiddenTask),
    api.changeRequest.getByTask.query({ taskId }).catch(hiddenTask),
  ])
  const isOn = ({ outcome }: Assignment) => outcome === null || outcome === "completed"
  const all = hires?.data ?? []
  const hire = hireId ? all.find(({ id }) => id === hireId) : (all.find(isOn) ?? all[0])
  if (!hire?.other) throw page ? redirect({ to: "/tasks/$taskId", params: { taskId } }) : notFound()
  const asked = (requests?.data ?? []).filter(
    ({ status, kind, assignmentId }) => status === "pending" && kind !== "cancel" && assignmentId === hire.id,
  )
  return { taskId, hire, other: hire.other, isOwner: page?.viewer.isOwner ?? false, asked }
}
