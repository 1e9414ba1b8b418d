import type { EmailOf } from "./kind.ts"

export const accountEmail: EmailOf = { why: "account" }

export const taskEmail: EmailOf = { why: "task" }

/** Of an offer on the reader's task. */
export const offerEmail: EmailOf = { why: "offer" }

/** Of the reader's own offer. */
export const ownOfferEmail: EmailOf = { why: "ownOffer" }

/** Of work that two people agreed on. */
export const workEmail: EmailOf = { why: "work" }

/** Of an invite. */
export const inviteEmail: EmailOf = { why: "asked" }

/** Of a saved search; each has its own way to stop. */
export const alertEmail: EmailOf = { why: "alert" }

/** Of a message in the chat. */
export const messageEmail: EmailOf = { why: "message" }
