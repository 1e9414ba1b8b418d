import type { MyOffers, OfferId, OffersByTask, OfferSort } from "@doable/domain/offer/input"
import { offerParts, offerScore, whyOffer, type OfferReason } from "@doable/domain/offer/ranking"
import { Refused } from "@doable/domain/refusal"
import { isStaff } from "@doable/domain/user/admin-access"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { cardsById as doerCards, showCard as showDoer } from "../provider/card.ts"
import { cardsById as taskCards, showCard as showTask } from "../task/card.ts"
import { describeOffer, type OfferReader } from "./describe-offer.ts"
import {
  changedSince,
  countsOfMine,
  countsOfTask,
  offerById,
  offersOfMine,
  offersOfTask,
  type RankedRow,
} from "./queries.ts"

/** The owner's list, with the reasons for its order. */
export async function findOffersByTask(ctx: UserContext, input: OffersByTask) {
  const { db, user } = ctx
  const { task, rows, total } = await offersOfTask(db, input, isStaff(user.role))
  const isOwner = task?.ownerId === user.id
  if (!task || (!isOwner && !isStaff(user.role))) throw new Refused("task_not_found")
  const reader = isOwner ? "owner" : "admin"
  const ranked = rows.map((row) => {
    // Sums of two currencies can't be compared.
    const isSame = row.offer.currency === task.budgetCurrency
    const wanted = isSame ? task : { ...task, budgetMin: null, budgetMax: null }
    const parts = offerParts(row, wanted)
    return { row, score: offerScore(parts), why: whyOffer(row, wanted, parts) }
  })
  const { limit, offset } = input.pagination
  const page = ranked.toSorted(orders[input.sort]).slice(offset, offset + limit)
  const profileIds = page.flatMap(({ row }) => row.profileId ?? [])
  const cards = new Map((await doerCards(db, user.id, profileIds)).map((card) => [card.id, card]))
  const data = page.map(({ row, why }) => {
    const card = row.profileId ? cards.get(row.profileId) : undefined
    return {
      ...describeOffer(row.offer, { reader, taskStatus: task.status, now: ctx.now() }),
      provider: card ? showDoer(ctx, card) : null,
      workedTogether: row.workedTogether,
      why,
    }
  })
  return {
    data,
    total,
    sort: input.sort,
    counts: { ...(await countsOfTask(db, task.id)), cap: task.offerCap },
  }
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
  const data = rows.flatMap((row) => {
    const card = cards.get(row.taskId)
    if (!card) return []
    const seen = { reader: "author", taskStatus: card.status, now: ctx.now() } as const
    return [{ ...describeOffer(row, seen), task: showTask(ctx, card) }]
  })
  return { data, total, counts }
}

/** For its author, the owner of its task and administrators; to all others there's no such offer. */
export async function findOffer(ctx: UserContext, { id }: OfferId) {
  const { db, user } = ctx
  const found = await offerById(db, id)
  const reader = found && readerOf(ctx, found)
  if (!found || !reader) throw new Refused("offer_not_found")
  const [[task], [doer]] = await Promise.all([
    taskCards(db, user.id, [found.offer.taskId]),
    doerCards(db, user.id, found.profileId ? [found.profileId] : []),
  ])
  if (!task) throw new Refused("offer_not_found")
  return {
    ...describeOffer(found.offer, { reader, taskStatus: task.status, now: ctx.now() }),
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
  return describeOffer(found.offer, { reader, taskStatus: found.taskStatus, now: ctx.now() })
}

type Found = NonNullable<Awaited<ReturnType<typeof offerById>>>

function readerOf({ user }: UserContext, { offer, ownerId }: Found): OfferReader | null {
  if (offer.providerId === user.id) return "author"
  if (ownerId === user.id) return offer.hiddenAt ? null : "owner"
  return isStaff(user.role) ? "admin" : null
}
