import { hiddenSpans } from "@doable/domain/moderation/text-rules"
import { offerActionsOf } from "@doable/domain/offer/graph"
import { offerEdits, staleHours } from "@doable/domain/offer/limits"
import { whyCannotRevive } from "@doable/domain/offer/rules"
import type { TaskStatus } from "@doable/domain/task/status"
import { moneyOf } from "../task/whole-draft.ts"
import type { OfferAnswer } from "./answers.ts"
import type { OfferRow } from "./lock-offer.ts"

export type OfferReader = "author" | "owner" | "admin"

const hourMs = 60 * 60 * 1000

export function describeOffer(
  row: OfferRow,
  { reader, taskStatus, now }: { reader: OfferReader; taskStatus: TaskStatus; now: Date },
): OfferAnswer {
  const isAuthor = reader === "author"
  const written = row.originalMessage ?? row.message
  return {
    id: row.id,
    taskId: row.taskId,
    status: row.status,
    version: row.editCount + 1,
    price: { amount: row.price, currency: row.currency },
    materialsCost: moneyOf(row.materialsCost, row.currency),
    message: row.message,
    lang: row.lang,
    included: row.included,
    lowPriceReason: row.lowPriceReason,
    canStartAt: row.canStartAt?.toISOString() ?? null,
    durationHours: row.durationHours,
    warrantyDays: row.warrantyDays,
    validDays: row.validDays,
    validUntil: row.validUntil.toISOString(),
    staleUntil: row.staleAt && new Date(row.staleAt.getTime() + staleHours * hourMs).toISOString(),
    previousPrice: moneyOf(row.previousPrice, row.currency),
    changedAt: row.changedAt?.toISOString() ?? null,
    editsLeft: Math.max(0, offerEdits - row.editCount),
    isUnseen: isUnseen(row),
    seenAt: row.seenByOwnerAt?.toISOString() ?? null,
    isShortlisted: isAuthor ? null : row.isShortlisted,
    declineReason: row.declineReason,
    declineNote: row.declineNote,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    actions: actionsOf(row, reader, taskStatus, now),
    own: isAuthor
      ? { message: written, masked: row.originalMessage === null ? [] : hiddenSpans(written, row.message) }
      : null,
  }
}

function isUnseen({ seenByOwnerAt, changedAt }: Pick<OfferRow, "seenByOwnerAt" | "changedAt">) {
  return seenByOwnerAt === null || (changedAt !== null && changedAt > seenByOwnerAt)
}

/** What the graph allows, except what this offer forbids. Limits that depend on others are reported on use. */
function actionsOf(
  row: OfferRow,
  reader: OfferReader,
  taskStatus: TaskStatus,
  now: Date,
): OfferAnswer["actions"] {
  const isOpen = taskStatus === "open"
  if (reader === "owner") {
    const isValid = isOpen && row.validUntil > now
    return offerActionsOf(row.status, "owner").filter((action) => action !== "accept" || isValid)
  }
  if (reader === "admin") return []
  const isLive = row.status === "active" || row.status === "stale"
  const canRevive = isOpen && whyCannotRevive(row, row.providerId) === null
  const graph = offerActionsOf(row.status, "doer").filter((action) => {
    if (action === "revive") return canRevive
    return action !== "reconfirm" || isOpen
  })
  return isLive && isOpen && row.editCount < offerEdits ? [...graph, "edit"] : graph
}
