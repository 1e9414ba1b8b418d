export const offerStatuses = [
  "active",
  "stale",
  "accepted",
  "not_selected",
  "declined",
  "withdrawn",
  "expired",
  "ended",
  "removed",
] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** They stand: each takes one of the places that the task has. */
export const liveOfferStatuses = ["active", "stale"] as const satisfies OfferStatus[]

/** What an owner may say who declines; the last is what a closed task says to all. */
export const ownerDeclineReasons = ["price", "timing", "experience", "other_chosen", "other"] as const
export const declineReasons = [...ownerDeclineReasons, "task_closed"] as const
export type DeclineReason = (typeof declineReasons)[number]
/** Why an offer wasn't chosen: what the owner said, or what the offer itself says. */
export const lostReasons = [...declineReasons, "not_selected", "expired"] as const
export type LostReason = (typeof lostReasons)[number]

export const paymentMethods = ["cash", "bank_transfer", "card_transfer", "other", "to_agree"] as const
export type PaymentMethod = (typeof paymentMethods)[number]
