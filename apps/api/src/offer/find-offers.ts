import type { CompareOffers, MyOffers, OfferId, OffersByTask, OfferSort } from "@doable/domain/offer/input"
import { bestParts } from "@doable/domain/offer/compare"
import { offerParts, offerScore, whyOffer, type OfferReason } from "@doable/domain/offer/ranking"
import { liveOfferStatuses } from "@doable/domain/offer/status"
import { Refused } from "@doable/domain/refusal"
import { distanceKm } from "@doable/domain/task/whereabouts"
import { isStaff } from "@doable/domain/user/admin-access"
import type { UserContext } from "../platform/context.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { cardsById as doerCards, showCard as showDoer } from "../provider/card.ts"
import { cardsById as taskCards, showCard as showTask } from "../task/card.ts"
import { countersOf } from "./counters.ts"
import { describeOffer, type OfferReader } from "./describe-offer.ts"
import {
  changedSince,
  completedOf,
  countsOfMine,
  countsOfTask,
  offerById,
  offersOfMine,
  offersOfTask,
  type RankedRow,
} from "./queries.ts"

/** The owner's list, with the reasons for its order. */
export async function findOffersByTask(ctx: UserContext, input: OffersByTask) {
  const { task, ranked, total } = await rankOffers(ctx, input)
  const { limit, offset } = input.pagination
  const page = ranked.toSorted(orders[input.sort]).slice(offset, offset + limit)
  const shown = await showOffers(ctx, task, page)
  return {
    data: shown.map(({ offer }) => offer),
    total,
    sort: input.sort,
    counts: { ...(await countsOfTask(ctx.db, task.id)), cap: task.offerCap },
  }
}

/** Two or three live offers for one task, in the order asked for, and where each is best. */
export async function compareOffers(ctx: UserContext, { ids }: CompareOffers) {
  const [first = ""] = ids
  const found = await offerById(ctx.db, first)
  const reader = found && readerOf(ctx, found)
  if (!reader || reader === "author") throw new Refused("offer_not_found")
  const { task, ranked } = await rankOffers(ctx, {
    taskId: found.offer.taskId,
    status: [...liveOfferStatuses],
    shortlistedOnly: false,
  })
  const wanted = [...new Set(ids)].flatMap((id) => ranked.find(({ row }) => row.offer.id === id) ?? [])
  if (wanted.length < ids.length) throw new Refused("offer_not_found")
  const shown = await showOffers(ctx, task, wanted)
  const compared = shown.map(({ offer, row, card }) => ({
    ...offer,
    jobsInCategory: row.jobsInCategory,
    distanceKm: distanceBetween(task, card),
  }))
  const best = bestParts(
    compared.map((offer) => ({
      ...offer,
      ratingAvg: offer.provider?.stats.ratingAvg ?? null,
      completedCount: offer.provider?.stats.completedCount ?? 0,
    })),
  )
  const data = compared.map((offer, at) => ({ ...offer, best: best[at] ?? [] }))
  return { data, total: data.length }
}

/** Between the two places as everyone sees them. */
function distanceBetween(task: Place, card: Place | undefined): number | null {
  if (!card || task.lat === null || task.lng === null || card.lat === null || card.lng === null) return null
  const km = distanceKm({ lat: task.lat, lng: task.lng }, { lat: card.lat, lng: card.lng })
  return Math.round(km * 10) / 10
}
type Place = { lat: number | null; lng: number | null }

type Wanted = Pick<OffersByTask, "taskId" | "status" | "shortlistedOnly">

/** For the owner and our team; to everyone else there's no such task. */
async function rankOffers({ db, user }: UserContext, input: Wanted) {
  const { task, rows, total } = await offersOfTask(db, input, isStaff(user.role))
  if (!task || (task.ownerId !== user.id && !isStaff(user.role))) throw new Refused("task_not_found")
  const ranked = rows.map((row): Ranked => {
    // Sums of two currencies can't be compared.
    const isSame = row.offer.currency === task.budgetCurrency
    const wanted = isSame ? task : { ...task, budgetMin: null, budgetMax: null }
    const parts = offerParts(row, wanted)
    return { row, score: offerScore(parts), why: whyOffer(row, wanted, parts) }
  })
  return { task, ranked, total }
}

type RankedTask = Awaited<ReturnType<typeof rankOffers>>["task"]

async function showOffers(ctx: UserContext, task: RankedTask, ranked: Ranked[]) {
  const reader = task.ownerId === ctx.user.id ? "owner" : "admin"
  const profileIds = ranked.flatMap(({ row }) => row.profileId ?? [])
  const cards = new Map((await doerCards(ctx.db, ctx.user.id, profileIds)).map((card) => [card.id, card]))
  const roundsOf = await roundsByOffer(
    ctx.db,
    ranked.map(({ row }) => row.offer),
  )
  return ranked.map(({ row, why }) => {
    const card = row.profileId ? cards.get(row.profileId) : undefined
    const offer = {
      ...describeOffer(row.offer, {
        rounds: roundsOf(row.offer.id),
        reader,
        taskStatus: task.status,
        now: ctx.now(),
      }),
      provider: card ? showDoer(ctx, card) : null,
      workedTogether: row.workedTogether,
      why,
    }
    return { offer, row, card }
  })
}

type Ranked = { row: RankedRow; score: number; why: OfferReason[] }
type Order = (a: Ranked, b: Ranked) => number

const newest: Order = (a, b) => b.row.offer.createdAt.getTime() - a.row.offer.createdAt.getTime()
const startOf = ({ row }: Ranked) => row.canStartAt?.getTime() ?? Number.MAX_SAFE_INTEGER
const ratingOf = ({ row }: Ranked) => (row.ratingCount > 0 ? row.ratingSum / row.ratingCount : 0)

/** Equal offers are listed newest first. */
const orders: Record<OfferSort, Order> = {
  recommended: (a, b) => b.score - a.score || newest(a, b),
  price_low: (a, b) => a.row.price - b.row.price || newest(a, b),
  price_high: (a, b) => b.row.price - a.row.price || newest(a, b),
  rating: (a, b) => ratingOf(b) - ratingOf(a) || b.row.ratingCount - a.row.ratingCount || newest(a, b),
  start: (a, b) => startOf(a) - startOf(b) || newest(a, b),
  newest,
}

/** The user's own, last changed first. */
export async function findMyOffers(ctx: UserContext, input: MyOffers) {
  const { db, user } = ctx
  const [{ rows, total }, counts] = await Promise.all([
    offersOfMine(db, user.id, input),
    countsOfMine(db, user.id),
  ])
  const ids = [...new Set(rows.map(({ taskId }) => taskId))]
  const cards = new Map((await taskCards(db, user.id, ids)).map((card) => [card.id, card]))
  const [roundsOf, done] = await Promise.all([roundsByOffer(db, rows), completedOf(db, rows)])
  const data = rows.flatMap((row) => {
    const card = cards.get(row.taskId)
    if (!card) return []
    const rounds = roundsOf(row.id)
    const seen = { rounds, reader: "author", taskStatus: card.status, now: ctx.now() } as const
    return [{ ...describeOffer(row, seen), task: showTask(ctx, card), isDone: done.has(row.id) }]
  })
  return { data, total, counts }
}

/** For its author, the owner of its task and administrators; to all others there's no such offer. */
export async function findOffer(ctx: UserContext, { id }: OfferId) {
  const { db, user } = ctx
  const found = await offerById(db, id)
  const reader = found && readerOf(ctx, found)
  if (!found || !reader) throw new Refused("offer_not_found")
  const [[task], [doer], rounds] = await Promise.all([
    taskCards(db, user.id, [found.offer.taskId]),
    doerCards(db, user.id, found.profileId ? [found.profileId] : []),
    countersOf(db, [id]),
  ])
  if (!task) throw new Refused("offer_not_found")
  return {
    ...describeOffer(found.offer, { rounds, reader, taskStatus: task.status, now: ctx.now() }),
    provider: doer ? showDoer(ctx, doer) : null,
    why: [],
    task: showTask(ctx, task),
    changedParts: found.offer.status === "stale" ? await changedSince(db, found.offer) : [],
  }
}

/** The offer as the caller sees it after the command. */
export async function offerAfter(ctx: UserContext, tx: Transaction, id: string) {
  const found = await offerById(tx, id)
  const reader = found && readerOf(ctx, found)
  if (!found || !reader) throw new Error("no offer")
  const rounds = await countersOf(tx, [id])
  return describeOffer(found.offer, { rounds, reader, taskStatus: found.taskStatus, now: ctx.now() })
}

async function roundsByOffer(db: Database, offers: readonly { id: string }[]) {
  const found = await countersOf(
    db,
    offers.map(({ id }) => id),
  )
  const byOffer = Map.groupBy(found, ({ offerId }) => offerId)
  return (id: string) => byOffer.get(id) ?? []
}

type Found = NonNullable<Awaited<ReturnType<typeof offerById>>>

function readerOf({ user }: UserContext, { offer, ownerId }: Found): OfferReader | null {
  if (offer.providerId === user.id) return "author"
  if (ownerId === user.id) return offer.hiddenAt ? null : "owner"
  return isStaff(user.role) ? "admin" : null
}
