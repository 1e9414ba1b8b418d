import { notFound, redirect } from "@tanstack/react-router"
import { comparedOffers } from "@doable/domain/offer/compare"
import { liveOfferStatuses } from "@doable/domain/offer/status"
import { listOf } from "../../../blocks/list-page/read-address.ts"
import type { ApiClient } from "../../../session/api-client.ts"
import type { OfferCard } from "../../../session/answers/offer-answers.ts"
import type { TaskPageAnswer } from "../../../session/answers/task-answers.ts"
import type { RouterContext } from "../../../session/router-context.ts"
import { hiddenTask, isId } from "../../../task/task-address.ts"

export type ComparedOffer = Awaited<ReturnType<ApiClient["offer"]["compare"]["query"]>>["data"][number]

export interface ComparisonData {
  task: TaskPageAnswer["task"]
  offers: ComparedOffer[]
  /** How many there are to choose from. */
  total: number
}

/** `o`: the offers, as a form without scripts sends them or as one text. */
export function readComparedOffers({ o }: Record<string, unknown>): { o?: string | undefined } {
  const ids = listOf(o).filter((id): id is string => typeof id === "string" && isId(id))
  return { o: ids.slice(0, comparedOffers.max).join(",") || undefined }
}

/** For the client of an open task with at least two offers. Everyone else is led to the page of the task. */
export async function loadComparison(
  taskId: string,
  wanted: string | undefined,
  context: RouterContext,
): Promise<ComparisonData> {
  if (!isId(taskId)) throw notFound()
  const api = await context.api()
  const page = await api.task.getById.query({ id: taskId }).catch(hiddenTask)
  if (!page) throw notFound()
  const isChoice = page.viewer.isOwner && page.task.status === "open"
  const list = isChoice
    ? await api.offer.getByTask.query({
        taskId,
        status: [...liveOfferStatuses],
        pagination: { limit: 100, offset: 0 },
      })
    : null
  const ids = chosenOf(list?.data ?? [], wanted?.split(",") ?? [])
  if (ids.length < comparedOffers.min)
    throw redirect({ to: "/tasks/$taskId", params: { taskId }, search: { tab: "offers" } })
  const { data } = await api.offer.compare.query({ ids })
  return { task: page.task, offers: data, total: list?.total ?? data.length }
}

/** Those asked for, the best match first; else the bookmarked ones and the best. */
function chosenOf(live: readonly OfferCard[], wanted: readonly string[]): string[] {
  const asked = live.filter(({ id }) => wanted.includes(id))
  const usual = live.toSorted((a, b) => Number(b.isShortlisted ?? 0) - Number(a.isShortlisted ?? 0))
  const chosen = asked.length >= comparedOffers.min ? asked : usual
  return chosen.slice(0, comparedOffers.max).map(({ id }) => id)
}
