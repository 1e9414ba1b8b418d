// What the kinds about offers tell of: read when the job runs, which may be days later.
import { eq, inArray, and, sql } from "../../../platform/db/drizzle.ts"
import { z } from "zod"
import { money } from "@doable/domain/money/money"
import { counterAnswers, type CounterAnswer } from "@doable/domain/offer/counter/status"
import { declineReasons, type OfferStatus } from "@doable/domain/offer/status"
import type { Translator } from "@doable/words/translator"
import type { Database } from "../../../platform/db/client.ts"
import { offerCounters, taskOffers } from "../../../platform/db/schema/offer.ts"
import { tasks } from "../../../platform/db/schema/task.ts"
import { moneyOf } from "../../../task/whole-draft.ts"
import { mayHear } from "../../../user/may-hear.ts"
import { party, type Left } from "../kind.ts"
import { totalWords, type PriceTerms } from "../money-words.ts"

export const aboutOffer = z.object({
  taskId: z.string(),
  offerId: z.string(),
  title: z.string(),
  price: money,
  materialsCost: money.nullable().optional(),
})

export const aboutDecline = aboutOffer.extend({ reason: z.enum(declineReasons) })

export const withPrice = (terms: PriceTerms, translator: Translator) => ({
  price: totalWords(terms, translator),
})

export const offersTab = ({ taskId }: { taskId: string }) => `/tasks/${taskId}?tab=offers`

export const priceTerms = (offer: Pick<Offer, "price" | "currency" | "materialsCost">) => ({
  price: { amount: offer.price, currency: offer.currency },
  materialsCost: moneyOf(offer.materialsCost, offer.currency),
})

type Offer = typeof taskOffers.$inferSelect
type OfferEvent = { offerId: string }

async function offerIn(statuses: readonly OfferStatus[], { offerId }: OfferEvent, db: Database) {
  const [found] = await db
    .select({ offer: taskOffers, ownerId: tasks.ownerId, title: tasks.title })
    .from(taskOffers)
    .innerJoin(tasks, eq(tasks.id, taskOffers.taskId))
    .where(and(eq(taskOffers.id, offerId), inArray(taskOffers.status, [...statuses])))
  if (!found) return null
  const { offer, ownerId, title } = found
  return { offer, ownerId, data: { taskId: offer.taskId, offerId, title, ...priceTerms(offer) } }
}

/** Nobody is told what is no longer so. */
export const notifyOwner =
  (...statuses: OfferStatus[]) =>
  async (event: OfferEvent, db: Database) => {
    const found = await offerIn(statuses, event, db)
    if (!found) return []
    const { ownerId, offer, data } = found
    return [{ userId: ownerId, data, person: party(offer.providerId, { ownerId }) }]
  }

/** Nothing is left to say of an offer that its owner can't take any more. */
export async function leftOfOffer<About extends OfferEvent>(
  db: Database,
  data: About,
): Promise<Left<About> | null> {
  return (await offerIn(["active"], data, db)) && { data }
}

export const notifyProvider =
  (...statuses: OfferStatus[]) =>
  async (event: OfferEvent, db: Database) => {
    const found = await offerIn(statuses, event, db)
    if (!found) return []
    const { ownerId, offer, data } = found
    return [{ userId: offer.providerId, data, person: party(ownerId, { ownerId }) }]
  }

export async function notifyProviderWhyDeclined(event: OfferEvent, db: Database) {
  const found = await offerIn(["declined"], event, db)
  const reason = found?.offer.declineReason
  if (!found || !reason) return []
  const { ownerId, offer, data } = found
  return [{ userId: offer.providerId, data: { ...data, reason }, person: party(ownerId, { ownerId }) }]
}

export type RoundEvent = { offerId: string; round: number }

export async function roundOf(db: Database, { offerId, round }: RoundEvent) {
  const one = and(eq(offerCounters.offerId, offerId), eq(offerCounters.round, round))
  const [found] = await db
    .select({ round: offerCounters, validUntil: taskOffers.validUntil })
    .from(offerCounters)
    .innerJoin(taskOffers, eq(taskOffers.id, offerCounters.offerId))
    .where(one)
  return found
}

const isAnswer = (status: string): status is CounterAnswer =>
  counterAnswers.some((answer) => answer === status)

/** How the doer answered, or null if the round ended in another way. */
export async function answerIn(event: RoundEvent, db: Database): Promise<CounterAnswer | null> {
  const status = (await roundOf(db, event))?.round.status
  return status && isAnswer(status) ? status : null
}

const mostTold = 200

/** Doers whose earlier offer could become live again, each once, but nobody the owner declined or blocked. */
export async function notifyEarlierProviders({ taskId }: { taskId: string }, db: Database) {
  const { rows } = await db.execute<{ userId: string; title: string; offerId: string }>(sql`
    select distinct on (o.provider_id) o.provider_id as "userId", o.id as "offerId", t.title
    from task_offers o join tasks t on t.id = o.task_id
    where o.task_id = ${taskId}::uuid and t.status = 'open'
      and (o.status in ('not_selected', 'expired', 'withdrawn')
        or (o.status = 'declined' and o.decline_reason = 'task_closed'))
      and not exists (select 1 from task_offers x where x.task_id = o.task_id and x.provider_id = o.provider_id
        and (x.status in ('active', 'stale') or (x.status = 'declined' and x.decline_reason <> 'task_closed')))
      and ${sql.raw(mayHear("o.provider_id", "t.owner_id"))}
    order by o.provider_id, o.created_at desc limit ${sql.raw(String(mostTold))}`)
  return rows.map(({ userId, title }) => ({ userId, data: { taskId, title } }))
}
