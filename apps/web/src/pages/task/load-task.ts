import { notFound } from "@tanstack/react-router"
import { createIsomorphicFn } from "@tanstack/react-start"
import { setResponseStatus } from "@tanstack/react-start/server"
import type { OfferSort } from "@doable/domain/offer/input"
import { liveOfferStatuses, type OfferStatus } from "@doable/domain/offer/status"
import type { ApiClient } from "../../session/api-client.ts"
import { refusalOf } from "../../session/error-details.ts"
import type { RouterContext } from "../../session/router-context.ts"
import { lazyOfferPage } from "./offer-form/lazy-offer-page.ts"
import { lazyWorkBar, lazyWorkPanel } from "./lazy-job-parts.ts"
import { lazyOwnerPanel } from "./owner/lazy-owner-panel.ts"
import { isId } from "../../task/task-address.ts"
import { isAtWork, isPast } from "../../task/task-status.ts"
import type { TaskPageAnswer } from "../../session/answers/task-answers.ts"
import type { TaskPageData } from "../../session/answers/task-page-data.ts"

/** Null: there was such a task, and it is over. */
export async function loadTask(
  id: string,
  context: RouterContext,
  sort: OfferSort = "recommended",
): Promise<TaskPageData | null> {
  if (!isId(id)) throw notFound()
  await Promise.all([lazyOfferPage.ready(), lazyOwnerPanel.ready()])
  const api = await context.api()
  const page = await api.task.getById.query({ id }).catch(hiddenOrOver)
  if (page === "task_not_found") throw notFound()
  if (page === "task_unavailable") {
    sayGone()
    return null
  }
  const isEnough = page.task.status === "open" && !page.viewer.isOwner
  // What stands around the task: a page without it is still the page.
  const isOut = page.task.status !== "draft" && page.task.status !== "held"
  const { myOfferId, isOwner, isAssigned, hasHires } = page.viewer
  const isParty = isOwner || isAssigned
  const isOver = page.task.status === "completed" || !isPast(page.task.status)
  const isJob = isParty && isPast(page.task.status)
  const [category, similar, timeline, asked, mine, offers, hires, invites, requests, reviews] =
    await Promise.all([
      page.task.category && api.category.getById.query({ id: page.task.category.id }).catch(() => null),
      isEnough ? api.task.getSimilar.query({ id, limit: 3 }).catch(() => null) : null,
      isParty ? lastEvents(api, id).catch(() => null) : null,
      isOut ? api.taskQuestion.getByTask.query(firstHundred(id)).catch(() => null) : null,
      myOfferId ? api.offer.getById.query({ id: myOfferId }).catch(() => null) : null,
      isOwner && isOut ? api.offer.getByTask.query(offersOf(page, sort)).catch(() => null) : null,
      hasHires ? api.taskAssignment.getByTask.query({ taskId: id }).catch(() => null) : null,
      isOwner && page.task.status === "open"
        ? api.taskInvite.getByTask.query(firstHundred(id)).catch(() => null)
        : null,
      isParty && isAtWork(page.task.status)
        ? api.changeRequest.getByTask.query({ taskId: id }).catch(() => null)
        : null,
      hasHires && isOver ? api.review.getByTask.query({ taskId: id }).catch(() => null) : null,
      isJob ? lazyWorkPanel.loaded().catch(() => null) : null,
      isJob ? lazyWorkBar.loaded().catch(() => null) : null,
    ])
  const branch = category && (category.parent ?? category)
  const all = hires?.data ?? []
  const hire = all.find(({ outcome }) => outcome === null || outcome === "completed")
  return {
    ...page,
    owner: { ...page.owner, name: page.owner.name || context.i18n.t("offer:gone") },
    now: Date.now(),
    branch: branch && {
      slug: branch.slug,
      name: branch.name[context.i18n.locale],
    },
    questions: category?.questions ?? [],
    similar: similar?.data ?? [],
    timeline: timeline?.data ?? null,
    asked,
    mine,
    offers,
    invites,
    requests,
    endedEarly: all.filter(({ endedAt, outcome }) => endedAt !== null && outcome !== "completed"),
    reviews: reviews && (reviews.dueAt || reviews.mine || reviews.theirs) ? reviews : null,
    hire: (isJob && hire) || null,
    isHireMissing: isJob && hasHires && hires === null,
    disputable: all.find(({ actions, disputeId }) => actions.includes("dispute") || disputeId) ?? null,
  }
}

const mostEvents = 100

/** The API tells them from the first on. Of a long history its end matters: how the job ended is there. */
async function lastEvents(api: ApiClient, id: string) {
  const ask = (offset: number) =>
    api.task.getTimeline.query({ id, pagination: { limit: mostEvents, offset } })
  const first = await ask(0)
  return first.total > mostEvents ? ask(first.total - mostEvents) : first
}

/** After the hire: the offer that won, also once its work is over, and those it was chosen from. */
const withWinner: OfferStatus[] = ["accepted", "ended", "not_selected"]
/** Open again after a hire: also those that weren't chosen, whose doers can send them again. */
const withEarlier: OfferStatus[] = [...liveOfferStatuses, "not_selected"]

const offersOf = ({ task, viewer }: TaskPageAnswer, sort: OfferSort) => ({
  taskId: task.id,
  sort,
  ...(isPast(task.status) ? { status: withWinner } : viewer.hasHires && { status: withEarlier }),
  pagination: { limit: 100, offset: 0 },
})

const firstHundred = (taskId: string) => ({
  taskId,
  pagination: { limit: 100, offset: 0 },
})

function hiddenOrOver(error: unknown): "task_not_found" | "task_unavailable" {
  const refusal = refusalOf(error)
  if (refusal === "task_not_found" || refusal === "task_unavailable") return refusal
  throw error
}

/** 410: search engines forget the address. */
const sayGone = createIsomorphicFn()
  .server(() => setResponseStatus(410))
  .client(() => {})
