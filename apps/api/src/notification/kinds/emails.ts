import type { EmailOf } from "./kind.ts"

/** Such a letter comes whether it is wanted or not: its reader may be locked out, or robbed. */
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

/** Of a message in the chat. */
export const messageEmail: EmailOf = { isOptional: true, why: "message" }
