import type { EmailOf } from "./kind.ts"

/** Can't be turned off: the reader may be locked out, or someone may have taken over the account. */
export const accountEmail: EmailOf = { isOptional: false, why: "account" }

export const taskEmail: EmailOf = { isOptional: true, why: "task" }

/** Of an offer on the reader's task. */
export const offerEmail: EmailOf = { isOptional: true, why: "offer" }

/** Of the reader's own offer. */
export const ownOfferEmail: EmailOf = { isOptional: true, why: "ownOffer" }

/** Of work that two people agreed on. */
export const workEmail: EmailOf = { isOptional: true, why: "work" }

/** Of an invite. */
export const inviteEmail: EmailOf = { isOptional: true, why: "asked" }

/** Of a saved search; each has its own way to stop. */
export const alertEmail: EmailOf = { isOptional: true, why: "alert" }

/** Of a message in the chat. */
export const messageEmail: EmailOf = { isOptional: true, why: "message" }
