import type { LetterOf } from "./kind.ts"

/** Such a letter comes whether it is wanted or not: its reader may be locked out, or robbed. */
export const accountLetter: LetterOf = { isOptional: false, why: "account" }

export const taskLetter: LetterOf = { isOptional: true, why: "task" }

/** Of an offer on the reader's task. */
export const offerLetter: LetterOf = { isOptional: true, why: "offer" }

/** Of the reader's own offer. */
export const ownOfferLetter: LetterOf = { isOptional: true, why: "ownOffer" }

/** Of work that two people agreed on. */
export const workLetter: LetterOf = { isOptional: true, why: "work" }

/** Of an invite. */
export const askedLetter: LetterOf = { isOptional: true, why: "asked" }

/** Of a message in the chat. */
export const messageLetter: LetterOf = { isOptional: true, why: "message" }
