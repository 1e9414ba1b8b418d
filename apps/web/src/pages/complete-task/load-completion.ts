import { notFound, redirect } from "@tanstack/react-router"
import { lazyEndedPage } from "./ended/lazy-ended-page.ts"
import type { TaskReviews } from "../../session/answers/review-answers.ts"
import type { RouterContext } from "../../session/router-context.ts"
import { hiddenTask, isId } from "../../task/task-address.ts"
import { isAtWork } from "../../task/task-status.ts"
import { workOf, type Work } from "../../deal/work.ts"

export interface CompletionData {
  taskId: string
  work: Work | null
  /** How it ended and what was said of it; null while the two are at work. */
  ended: TaskReviews | null
}

/**
 * To the two alone. `hireId` names one of several hires of a task that was posted again. Others, and the two where
 * there's nothing to do or to say, are led to the page of the task, which knows what they may see.
 */
export async function loadCompletion(
  id: string,
  hireId: string | undefined,
  context: RouterContext,
): Promise<CompletionData> {
  if (!isId(id) || (hireId !== undefined && !isId(hireId))) throw notFound()
  await lazyEndedPage.ready()
  const api = await context.api()
  const [page, hires] = await Promise.all([
    api.task.getById.query({ id }).catch(hiddenTask),
    api.taskAssignment.getByTask.query({ taskId: id }).catch(hiddenTask),
  ])
  const isOn = ({ outcome }: { outcome: string | null }) => outcome === null || outcome === "completed"
  const named = hires?.data.find((hire) => (hireId ? hire.id === hireId : isOn(hire)))
  const isOpen = page && named && isOn(named)
  const requests =
    isOpen && isAtWork(page.task.status)
      ? await api.changeRequest.getByTask.query({ taskId: id }).catch(() => null)
      : null
  const work = isOpen ? workOf({ ...page, hire: named, now: Date.now(), requests }) : null
  if (work && work.status !== "completed") return { taskId: id, work, ended: null }
  const assignmentId = hireId ?? named?.id
  const asked = { taskId: id, ...(assignmentId ? { assignmentId } : {}) }
  const ended = hires && (await api.review.getByTask.query(asked).catch(hiddenTask))
  if (ended && ended.whyNot !== "review_not_possible") return { taskId: id, work, ended }
  throw page ? redirect({ to: "/tasks/$taskId", params: { taskId: id } }) : notFound()
}
