import { notFound } from "@tanstack/react-router"
import { createIsomorphicFn } from "@tanstack/react-start"
import { setResponseStatus } from "@tanstack/react-start/server"
import type { CategoryQuestion } from "@doable/domain/category/category"
import type { ApiClient } from "../../api-client.ts"
import type { RouterContext } from "../../router.tsx"
import type { OwnOffer } from "../../offer/offer-answers.ts"
import type { QuestionList } from "../../task-question/question-answers.ts"
import type { TaskCardData, TaskPageAnswer, TaskTimelineAnswer } from "../task-answers.ts"

export interface TaskPageData extends TaskPageAnswer {
  now: number
  branch: { slug: string; name: string } | null
  questions: CategoryQuestion[]
  similar: TaskCardData[]
  /** The offer of whoever looks; null without one. */
  mine: OwnOffer | null
  /** What was asked in public; null when it could not be had. */
  asked: QuestionList | null
  /** Null for everybody but the owner. */
  timeline: TaskTimelineAnswer["data"] | null
}

/** Null: there was such a task, and it is over. */
export async function loadTask(id: string, context: RouterContext): Promise<TaskPageData | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw notFound()
  const api = await context.api()
  const page = await api.task.getById.query({ id }).catch(refusalOf)
  if (page === "task_not_found") throw notFound()
  if (page === "task_unavailable") {
    sayGone()
    return null
  }
  const isEnough = page.task.status === "open" && !page.viewer.isOwner
  // What stands around the task: a page without it is still the page.
  const isOut = page.task.status !== "draft" && page.task.status !== "held"
  const { myOfferId } = page.viewer
  const [category, similar, timeline, asked, mine] = await Promise.all([
    page.task.category && api.category.getById.query({ id: page.task.category.id }).catch(() => null),
    isEnough ? api.task.getSimilar.query({ id, limit: 3 }).catch(() => null) : null,
    page.viewer.isOwner ? api.task.getTimeline.query(allOf(id)).catch(() => null) : null,
    isOut ? api.taskQuestion.getByTask.query(questionsOf(id)).catch(() => null) : null,
    myOfferId ? api.offer.getById.query({ id: myOfferId }).catch(() => null) : null,
  ])
  const branch = category && (category.parent ?? category)
  return {
    ...page,
    now: Date.now(),
    branch: branch && { slug: branch.slug, name: branch.name[context.i18n.locale] },
    questions: category?.questions ?? [],
    similar: similar?.data ?? [],
    timeline: timeline?.data ?? null,
    asked,
    mine,
  }
}

const allOf = (id: string): Parameters<ApiClient["task"]["getTimeline"]["query"]>[0] => ({
  id,
  pagination: { limit: 100, offset: 0 },
})

const questionsOf = (taskId: string) => ({ taskId, pagination: { limit: 100, offset: 0 } })

function refusalOf(error: unknown): "task_not_found" | "task_unavailable" {
  const refusal = (error as { data?: { refusal?: unknown } } | null)?.data?.refusal
  if (refusal === "task_not_found" || refusal === "task_unavailable") return refusal
  throw error
}

/** 410: search engines forget the address. */
const sayGone = createIsomorphicFn()
  .server(() => setResponseStatus(410))
  .client(() => {})
