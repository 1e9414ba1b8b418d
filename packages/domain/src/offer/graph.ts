import type { OfferStatus } from "./status.ts"

export type OfferActor = "doer" | "owner" | "admin" | "clock"

type Move = { action: string; from: readonly OfferStatus[]; to: OfferStatus; by: readonly OfferActor[] }

const live = ["active", "stale"] as const

/**
 * An offer's life as data, once. It starts as active. `clock`: what follows on its own, from time or from what
 * happens to the task.
 */
export const offerMoves = [
  { action: "turn_stale", from: ["active"], to: "stale", by: ["clock"] },
  { action: "reconfirm", from: ["stale"], to: "active", by: ["doer"] },
  { action: "accept", from: ["active"], to: "accepted", by: ["owner"] },
  { action: "decline", from: live, to: "declined", by: ["owner"] },
  { action: "close", from: live, to: "declined", by: ["clock"] },
  { action: "withdraw", from: live, to: "withdrawn", by: ["doer", "clock"] },
  { action: "pass_over", from: live, to: "not_selected", by: ["clock"] },
  { action: "expire", from: live, to: "expired", by: ["clock"] },
  {
    action: "revive",
    from: ["not_selected", "expired", "withdrawn", "declined"],
    to: "active",
    by: ["doer"],
  },
  { action: "end", from: ["accepted"], to: "ended", by: ["clock"] },
  // A dispute about a job that the scheduler had ended: it continues.
  { action: "resume", from: ["ended"], to: "accepted", by: ["clock"] },
  { action: "remove", from: [...live, "not_selected", "declined", "expired"], to: "removed", by: ["admin"] },
] as const satisfies readonly Move[]

export type OfferAction = (typeof offerMoves)[number]["action"]

const moves: readonly (Move & { action: OfferAction })[] = offerMoves

/** Where the command leads from here, or null where it may not be done. */
export function offerMove(status: OfferStatus, action: OfferAction): OfferStatus | null {
  return moves.find((move) => move.action === action && move.from.includes(status))?.to ?? null
}

export function offerActionsOf(status: OfferStatus, actor: OfferActor): OfferAction[] {
  return moves
    .filter((move) => move.from.includes(status) && move.by.includes(actor))
    .map(({ action }) => action)
}
