import type { Money } from "../../money/money.ts"
import type { Refusal } from "../../refusal.ts"
import type { TaskStatus } from "../../task/status.ts"
import type { OfferStatus } from "../status.ts"
import type { CounterAnswer, CounterStatus } from "./status.ts"

type Offer = { providerId: string; status: OfferStatus; validUntil: Date }
type Round = { round: number; status: CounterStatus }
type Actor = { id: string; status: string }

/** The one that waits for the doer. Nothing waits on an offer that isn't pending. */
export function openCounter<One extends Round>(
  { status }: Pick<Offer, "status">,
  rounds: readonly One[],
): One | null {
  return status === "active" ? (rounds.find((one) => one.status === "open") ?? null) : null
}

/** What is shown of a round whose offer has changed or ended since. */
export function shownStatus({ status }: Pick<Offer, "status">, round: Round): CounterStatus {
  return round.status === "open" && status !== "active" ? "ended" : round.status
}

/** Each changed the terms, so each made a version of the offer that isn't one of the doer's edits. */
export function agreedRounds(rounds: readonly Round[]): number {
  return rounds.filter(({ status }) => status === "accepted" || status === "answered").length
}

interface Asked {
  offer: Offer
  task: { ownerId: string; status: TaskStatus }
  rounds: readonly Round[]
  actor: Actor
  isBlocked: boolean
  now: Date
}

/** Withdrawn rounds count too: the doer was told of each. */
export function whyCannotCounter(
  { offer, task, rounds, actor, isBlocked, now }: Asked,
  mostRounds: number,
): Refusal | null {
  if (task.ownerId !== actor.id) return "offer_not_found"
  if (task.status !== "open") return "task_not_open"
  if (offer.status === "stale") return "offer_stale"
  if (offer.status !== "active") return "offer_not_live"
  if (offer.validUntil <= now) return "offer_expired"
  if (openCounter(offer, rounds)) return "offer_countered"
  if (rounds.length >= mostRounds) return "counter_rounds_used"
  if (actor.status !== "active") return "user_limited"
  return isBlocked ? "user_blocked" : null
}

/** Keeping the offer as it is needs no right to make offers. */
export function whyCannotAnswerCounter(
  { offer, task, rounds, actor, isBlocked, now }: Asked,
  { answer, round }: { answer: CounterAnswer; round: number | undefined },
): Refusal | null {
  if (offer.providerId !== actor.id) return "offer_not_found"
  if (task.status !== "open") return "task_not_open"
  const open = openCounter(offer, rounds)
  if (!open || (round !== undefined && round !== open.round)) return "counter_over"
  if (offer.validUntil <= now) return "offer_expired"
  if (isBlocked) return "user_blocked"
  return answer === "declined" || actor.status === "active" ? null : "user_limited"
}

export function whyCannotWithdrawCounter({ offer, task, rounds, actor }: Asked): Refusal | null {
  if (task.ownerId !== actor.id) return "offer_not_found"
  return openCounter(offer, rounds) ? null : "counter_over"
}

export function answerOf({
  accept,
  price,
  canStartAt,
}: {
  accept: boolean
  price?: unknown
  canStartAt?: unknown
}): CounterAnswer {
  if (accept) return "accepted"
  return price !== undefined || canStartAt != null ? "answered" : "declined"
}

type Terms = { price: Money; canStartAt: Date | null }

/** Another price or another day, or it asks for nothing. */
export function isOtherTerms(asked: Terms, offered: Terms): boolean {
  const isOtherDay = asked.canStartAt !== null && asked.canStartAt.getTime() !== offered.canStartAt?.getTime()
  return asked.price.amount !== offered.price.amount || isOtherDay
}
