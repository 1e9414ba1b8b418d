/** Of one client's ask on one offer: another price or day, up to `counterRounds` times. */
export const counterStatuses = ["open", "accepted", "answered", "declined", "withdrawn", "ended"] as const
export type CounterStatus = (typeof counterStatuses)[number]

/** How a doer may answer. */
export const counterAnswers = ["accepted", "answered", "declined"] as const satisfies CounterStatus[]
export type CounterAnswer = (typeof counterAnswers)[number]

/** How often a client may ask on one offer. */
export const counterRounds = 3
export const counterMessageLength = 500

/**
 * A counter-offer's life as data; `docs/states.md` is drawn from it. It's open only while its offer is pending: `end`
 * is whatever else changes or ends the offer.
 */
export const counterMoves = [
  { action: "accept", from: ["open"], to: "accepted", by: ["doer"] },
  { action: "answer", from: ["open"], to: "answered", by: ["doer"] },
  { action: "decline", from: ["open"], to: "declined", by: ["doer"] },
  { action: "withdraw", from: ["open"], to: "withdrawn", by: ["owner"] },
  { action: "end", from: ["open"], to: "ended", by: ["owner", "doer", "clock"] },
] as const satisfies readonly {
  action: string
  from: readonly CounterStatus[]
  to: CounterStatus
  by: readonly string[]
}[]
