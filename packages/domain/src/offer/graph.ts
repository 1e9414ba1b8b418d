import type { OfferStatus } from "./status.ts"

export type OfferActor = "doer" | "owner" | "admin" | "clock"

type Move = { deed: string; from: readonly OfferStatus[]; to: OfferStatus; by: readonly OfferActor[] }

const live = ["active", "stale"] as const

/**
 * An offer's life as data, once. It begins as active. `clock`: what follows by itself, from time or from what
 * happens to the task.
 */
export const offerMoves = [
  { deed: "turn_stale", from: ["active"], to: "stale", by: ["clock"] },
  { deed: "reconfirm", from: ["stale"], to: "active", by: ["doer"] },
  { deed: "accept", from: ["active"], to: "accepted", by: ["owner"] },
  { deed: "decline", from: live, to: "declined", by: ["owner"] },
  { deed: "close", from: live, to: "declined", by: ["clock"] },
  { deed: "withdraw", from: live, to: "withdrawn", by: ["doer", "clock"] },
  { deed: "pass_over", from: live, to: "not_selected", by: ["clock"] },
  { deed: "expire", from: live, to: "expired", by: ["clock"] },
  {
    deed: "revive",
    from: ["not_selected", "expired", "withdrawn", "declined"],
    to: "active",
    by: ["doer"],
  },
  { deed: "end", from: ["accepted"], to: "ended", by: ["clock"] },
  { deed: "remove", from: [...live, "not_selected", "declined", "expired"], to: "removed", by: ["admin"] },
] as const satisfies readonly Move[]

export type OfferDeed = (typeof offerMoves)[number]["deed"]

const moves: readonly (Move & { deed: OfferDeed })[] = offerMoves

/** Where the deed leads from here, or null where it may not be done. */
export function offerMove(status: OfferStatus, deed: OfferDeed): OfferStatus | null {
  return moves.find((move) => move.deed === deed && move.from.includes(status))?.to ?? null
}

export function offerDeedsOf(status: OfferStatus, actor: OfferActor): OfferDeed[] {
  return moves.filter((move) => move.from.includes(status) && move.by.includes(actor)).map(({ deed }) => deed)
}
