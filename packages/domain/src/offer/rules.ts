import type { ProviderStatus, VerificationLevel } from "../provider/status.ts"
import type { Refusal } from "../refusal.ts"
import type { TaskStatus } from "../task/status.ts"
import type { DeclineReason, OfferStatus } from "./status.ts"

type Task = { ownerId: string; status: TaskStatus; offerCap: number; needsVerification: boolean }
type Doer = { id: string; status: string; emailVerified: boolean; hasPhone: boolean }
type Profile = { status: ProviderStatus; level: VerificationLevel }

export type Offering = {
  task: Task
  doer: Doer
  profile: Profile | null
  /** Whether this kind of work asks for no licence, or we have checked this doer's for it. */
  isLicensed: boolean
  isBlocked: boolean
  /** Whether an offer of this doer stands on this task, or was declined by its owner. */
  hasLive: boolean
  wasDeclined: boolean
  /** All live offers on this task. */
  liveOnTask: number
  /** Offers of this doer that stand anywhere, and that were made since a day ago. */
  liveOfDoer: number
  madeToday: number
  limits: { live: { verified: number; others: number }; perDay: number }
}

/** In the order that helps most: problems with the task, with the person, with the numbers. */
export function whyCannotOffer(asked: Offering): Refusal | null {
  const { task, doer } = asked
  if (task.ownerId === doer.id) return "offer_own_task"
  if (task.status !== "open") return "task_not_open"
  if (asked.isBlocked) return "user_blocked"
  if (asked.hasLive) return "offer_exists"
  if (asked.wasDeclined) return "offer_was_declined"
  return whyCannotWork(asked) ?? whyTooMany(asked)
}

function whyCannotWork({ task, doer, profile, isLicensed }: Offering): Refusal | null {
  if (doer.status !== "active") return "user_limited"
  if (!doer.emailVerified) return "email_not_verified"
  if (profile?.status === "suspended") return "provider_suspended"
  if (profile?.status !== "published") return "provider_needed"
  if (!doer.hasPhone) return "phone_needed"
  if (!task.needsVerification) return null
  if (profile.level !== "verified") return "verification_required"
  return isLicensed ? null : "licence_needed"
}

function whyTooMany({ task, profile, liveOnTask, liveOfDoer, madeToday, limits }: Offering): Refusal | null {
  if (liveOnTask >= task.offerCap) return "offer_cap_reached"
  const most = profile?.level === "verified" ? limits.live.verified : limits.live.others
  if (liveOfDoer >= most) return "offer_limit_reached"
  return madeToday >= limits.perDay ? "offer_day_limit_reached" : null
}

type Offer = {
  providerId: string
  status: OfferStatus
  declineReason: DeclineReason | null
  validUntil: Date
}

const isLive = ({ status }: Offer) => status === "active" || status === "stale"

export function whyCannotEdit(
  offer: Offer & { editCount: number },
  task: Task,
  actor: { id: string; status: string },
  mostEdits: number,
): Refusal | null {
  if (offer.providerId !== actor.id) return "offer_not_found"
  if (!isLive(offer)) return "offer_not_live"
  if (task.status !== "open") return "task_not_open"
  if (actor.status !== "active") return "user_limited"
  return offer.editCount >= mostEdits ? "offer_edits_used" : null
}

export function whyCannotReconfirm(
  offer: Offer,
  task: Task,
  actor: { id: string; status: string },
): Refusal | null {
  if (offer.providerId !== actor.id) return "offer_not_found"
  if (offer.status !== "stale") return "offer_not_stale"
  if (task.status !== "open") return "task_not_open"
  return actor.status === "active" ? null : "user_limited"
}

/** `whyCannotOffer` also checks whether the doer may make an offer at all. */
export function whyCannotRevive(offer: Offer, actorId: string): Refusal | null {
  if (offer.providerId !== actorId) return "offer_not_found"
  if (isLive(offer)) return "offer_exists"
  if (offer.status === "declined") return offer.declineReason === "task_closed" ? null : "offer_was_declined"
  const isOver = offer.status === "not_selected" || offer.status === "expired" || offer.status === "withdrawn"
  return isOver ? null : "offer_not_revivable"
}

/** Taking back is always allowed, to limited people too. */
export function whyCannotWithdraw(offer: Offer, actorId: string): Refusal | null {
  if (offer.providerId !== actorId) return "offer_not_found"
  return isLive(offer) ? null : "offer_not_live"
}

export function whyCannotDecline(offer: Offer, task: Task, actorId: string): Refusal | null {
  if (task.ownerId !== actorId) return "offer_not_found"
  return isLive(offer) ? null : "offer_not_live"
}

/**
 * `isReady`: the doer is active, published and verified as far as this work requires. The loser of a race learns that
 * the task is no longer open.
 */
export function whyCannotAccept({
  offer,
  task,
  isCountered,
  actorId,
  doer,
  isBlocked,
  now,
}: {
  offer: Offer
  task: Task
  /** The client has asked for other terms, and the doer hasn't answered. */
  isCountered: boolean
  actorId: string
  doer: { isReady: boolean }
  isBlocked: boolean
  now: Date
}): Refusal | null {
  if (task.ownerId !== actorId) return "offer_not_found"
  if (task.status !== "open") return "task_not_open"
  if (offer.status === "stale") return "offer_stale"
  if (offer.status !== "active") return "offer_not_live"
  if (offer.validUntil.getTime() <= now.getTime()) return "offer_expired"
  if (isCountered) return "offer_countered"
  if (isBlocked) return "user_blocked"
  return doer.isReady ? null : "doer_unavailable"
}
