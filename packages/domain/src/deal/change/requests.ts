import { isPossibleSum } from "../../money/limits.ts"
import type { Money } from "../../money/money.ts"
import { startWithinDays } from "../../offer/limits.ts"
import { isInRange, type Range } from "../../range.ts"
import type { Refusal } from "../../refusal.ts"
import type { TaskStatus } from "../../task/status.ts"
import type { Fault } from "../status.ts"
import { sideOf, type Side } from "../work.ts"
import { answerHoursOf, priceCheck, remindHoursBefore } from "./limits.ts"
import type { ChangeKind, ChangeStatus } from "./status.ts"
import type { ClaimedFault } from "../status.ts"

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

type Task = { ownerId: string; assignedProviderId: string | null; status: TaskStatus }
type Request = {
  kind: ChangeKind
  status: ChangeStatus
  byUserId: string
  expiresAt: Date
  /** The time that is asked for. */
  scheduledAt: Date | null
}

/** Ownership before state: to everyone else there's no such job. */
export function whyCannotAsk(task: Task, actorId: string, hasPending: boolean): Refusal | null {
  if (!sideOf(task, actorId)) return "task_not_found"
  if (task.status === "disputed") return "task_in_dispute"
  if (task.status !== "assigned" && task.status !== "in_progress") return "task_bad_transition"
  return hasPending ? "change_pending" : null
}

/** A change can still be answered while the client looks at the result; a cancellation never gets that far. */
export function whyCannotAnswer(task: Task, request: Request, actorId: string, now: Date): Refusal | null {
  if (!sideOf(task, actorId)) return "change_not_found"
  if (request.byUserId === actorId) return "change_own"
  return whyNotPending(task, request, now)
}

export function whyCannotWithdraw(task: Task, request: Request, actorId: string, now: Date): Refusal | null {
  if (!sideOf(task, actorId)) return "change_not_found"
  if (request.byUserId !== actorId) return "change_not_own"
  return whyNotPending(task, request, now)
}

/** Its time may be over before the clock has come by. */
function whyNotPending(task: Task, request: Request, now: Date): Refusal | null {
  const { kind, status, expiresAt, scheduledAt } = request
  if (status !== "pending") return "change_not_pending"
  if (task.status === "disputed") return "task_in_dispute"
  if (scheduledAt && scheduledAt <= now) return "change_time_passed"
  if (expiresAt <= now) return "change_not_pending"
  const isOn = task.status === "assigned" || task.status === "in_progress"
  const fits = isOn || (kind !== "cancel" && task.status === "completion_requested")
  return fits ? null : "change_not_pending"
}

/**
 * When the answer is due and when the other person is reminded of it. A time that has passed can't be agreed on, so a
 * request for one waits no longer than until then, and without a reminder where that is soon.
 */
export function changeTimers(kind: ChangeKind, askedAt: Date, scheduledAt: Date | null = null) {
  const usual = askedAt.getTime() + answerHoursOf(kind) * hourMs
  const expiresAt = new Date(Math.min(usual, scheduledAt?.getTime() ?? usual))
  const remindAt = new Date(expiresAt.getTime() - remindHoursBefore * hourMs)
  return { expiresAt, remindAt: remindAt > askedAt ? remindAt : null }
}

/** Silence never changes what was agreed, but nobody is held in a job by silence. */
export const onSilence = (kind: ChangeKind): "expire" | "auto_accept" =>
  kind === "cancel" ? "auto_accept" : "expire"

/** Outside this range a price is often a typo. In minor units, both ends included. */
export function uncheckedPrices(agreed: number): Range {
  return { min: Math.ceil(agreed * priceCheck.below), max: Math.floor(agreed * priceCheck.above) }
}

export function isFarPrice(agreed: number, asked: number): boolean {
  return !isInRange(asked, uncheckedPrices(agreed))
}

type AskedPrice = { price: Money; confirmedPrice: number | null }

/** `confirmedPrice`: what was typed the second time, in minor units. */
export function whyUnfitPrice({ price, confirmedPrice }: AskedPrice, agreed: Money): Refusal | null {
  if (price.currency !== agreed.currency || !isPossibleSum(price)) return "price_out_of_range"
  if (price.amount === agreed.amount) return "change_same"
  if (!isFarPrice(agreed.amount, price.amount) || confirmedPrice === price.amount) return null
  return confirmedPrice === null ? "price_needs_confirmation" : "price_confirmation_differs"
}

/** A few minutes of grace: "now" was a moment ago. */
export function isFitSchedule(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime()
  return ahead > -10 * 60 * 1000 && ahead <= startWithinDays * dayMs
}

export function whyUnfitSchedule(at: Date, agreed: Date | null, now: Date): Refusal | null {
  if (!isFitSchedule(at, now) || at <= now) return "schedule_out_of_range"
  return at.getTime() === agreed?.getTime() ? "change_same" : null
}

type Scope = { scopeText: string; included: readonly string[] }

export function whyUnfitScope(asked: Scope, agreed: Scope): Refusal | null {
  const isSame =
    asked.scopeText === agreed.scopeText && JSON.stringify(asked.included) === JSON.stringify(agreed.included)
  return isSame ? "change_same" : null
}

/**
 * Whose fault it is when the claim stands. Someone who is deactivated couldn't have answered, so their silence is no
 * admission.
 */
export function faultOfClaim(
  claimed: ClaimedFault,
  asker: Side,
  { isOtherOut = false }: { isOtherOut?: boolean } = {},
): Fault {
  if (claimed === "nobody") return "none"
  if (claimed === "me") return asker === "owner" ? "owner" : "provider"
  if (isOtherOut) return "none"
  return asker === "owner" ? "provider" : "owner"
}
