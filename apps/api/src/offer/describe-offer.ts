import { hiddenSpans } from "@doable/domain/moderation/text-rules"
import { agreedRounds, openCounter, shownStatus } from "@doable/domain/offer/counter/rules"
import { counterRounds } from "@doable/domain/offer/counter/status"
import { offerActionsOf } from "@doable/domain/offer/graph"
import { offerEdits, staleHours } from "@doable/domain/offer/limits"
import { whyCannotRevive } from "@doable/domain/offer/rules"
import type { TaskStatus } from "@doable/domain/task/status"
import { moneyOf } from "../task/whole-draft.ts"
import type { OfferAnswer } from "./answers.ts"
import type { CounterRow } from "./counters.ts"
import type { OfferRow } from "./lock-offer.ts"

export type OfferReader = "author" | "owner" | "admin"

const hourMs = 60 * 60 * 1000

export function describeOffer(
  row: OfferRow,
  {
    rounds,
    reader,
    taskStatus,
    now,
  }: { rounds: CounterRow[]; reader: OfferReader; taskStatus: TaskStatus; now: Date },
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
    editsLeft: Math.max(0, offerEdits - editsOf(row, rounds)),
    rounds: rounds.map((round) => describeRound(row, round)),
    isUnseen: isUnseen(row),
    seenAt: row.seenByOwnerAt?.toISOString() ?? null,
    isShortlisted: isAuthor ? null : row.isShortlisted,
    declineReason: row.declineReason,
    declineNote: row.declineNote,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    actions: actionsOf(row, rounds, { reader, taskStatus, now }),
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
  rounds: CounterRow[],
  { reader, taskStatus, now }: { reader: OfferReader; taskStatus: TaskStatus; now: Date },
): OfferAnswer["actions"] {
  const isOpen = taskStatus === "open"
  const isValid = isOpen && row.validUntil > now
  const isCountered = openCounter(row, rounds) !== null
  if (reader === "owner") {
    const graph = offerActionsOf(row.status, "owner").filter(
      (action) => action !== "accept" || (isValid && !isCountered),
    )
    if (isCountered) return [...graph, "withdraw_counter"]
    const canCounter = isValid && row.status === "active" && rounds.length < counterRounds
    return canCounter ? [...graph, "counter"] : graph
  }
  if (reader === "admin") return []
  const isLive = row.status === "active" || row.status === "stale"
  const canRevive = isOpen && whyCannotRevive(row, row.providerId) === null
  const graph = offerActionsOf(row.status, "doer").filter((action) => {
    if (action === "revive") return canRevive
    return action !== "reconfirm" || isOpen
  })
  const canEdit = isLive && isOpen && editsOf(row, rounds) < offerEdits
  const more = [isCountered && isValid && ("answer_counter" as const), canEdit && ("edit" as const)]
  return [...graph, ...more.filter((action) => action !== false)]
}

/** What the two agreed on in a round changes the offer, but isn't one of the doer's edits. */
const editsOf = ({ editCount }: OfferRow, rounds: CounterRow[]) => editCount - agreedRounds(rounds)

function describeRound(offer: OfferRow, row: CounterRow): OfferAnswer["rounds"][number] {
  const { currency } = row
  return {
    round: row.round,
    status: shownStatus(offer, row),
    offeredPrice: { amount: row.offeredPrice, currency },
    price: { amount: row.price, currency },
    canStartAt: row.canStartAt?.toISOString() ?? null,
    message: row.message,
    answerPrice: moneyOf(row.answerPrice, currency),
    answerStartAt: row.answerStartAt?.toISOString() ?? null,
    answerMessage: row.answerMessage,
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }
}
