import { isStaff } from "@doable/domain/user/admin-access"
import { reasonsFor } from "@doable/domain/deal/fault/faults"
import { proposalsEach } from "@doable/domain/deal/dispute/limits"
import {
  turnOf,
  whyCannotAcceptProposal,
  whyCannotAddFiles,
  whyCannotDecide,
  whyCannotEscalate,
  whyCannotPropose,
  whyCannotReply,
  whyCannotWithdrawDispute,
} from "@doable/domain/deal/dispute/steps"
import type { Refusal } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { moneyOf } from "../../task/whole-draft.ts"
import { showFile } from "../shown-files.ts"
import type { disputeActions, DisputeAnswer } from "./answers.ts"
import type { Dispute, FoundDispute } from "./queries.ts"

/** The same for both parties, except for what each may do. Administrators get no links to files. */
export function describeDispute(ctx: UserContext, found: FoundDispute): DisputeAnswer {
  const { user } = ctx
  const { dispute, proposals, title, ownerId, opener, against, agreed } = found
  const { id, number, taskId, assignmentId, status, reason, wantedOutcome, statement } = dispute
  const sideOf = (userId: string) => (userId === ownerId ? ("owner" as const) : ("doer" as const))
  const isParty = user.id === opener.id || user.id === against.id
  const isOver = dispute.endedAt !== null
  const filesOf = (isReply: boolean) =>
    found.files
      .filter((one) => one.isReply === isReply)
      .map(({ file }) => showFile(ctx, file, { isOpen: isParty }))
  const left = (userId: string) =>
    proposalsEach - proposals.filter(({ byUserId }) => byUserId === userId).length
  return {
    id,
    number,
    taskId,
    assignmentId,
    title,
    status,
    reasonCode: reason,
    wantedOutcome,
    opener: { ...opener, side: sideOf(opener.id) },
    against: { ...against, side: sideOf(against.id) },
    isMine: isParty ? user.id === opener.id : null,
    statement,
    files: filesOf(false),
    openedAt: dispute.createdAt.toISOString(),
    reply:
      dispute.replyText !== null && dispute.repliedAt
        ? { text: dispute.replyText, files: filesOf(true), at: dispute.repliedAt.toISOString() }
        : null,
    proposals: proposals.map((one, index) => ({
      index,
      bySide: sideOf(one.byUserId),
      isMine: one.byUserId === user.id,
      outcome: one.outcome,
      price: moneyOf(one.price, agreed.currency),
      note: one.note,
      at: one.createdAt.toISOString(),
      acceptedAt: one.acceptedAt?.toISOString() ?? null,
      isOpen: !isOver && index === proposals.length - 1,
    })),
    proposalsLeft: { opener: left(opener.id), against: left(against.id) },
    agreedPrice: { amount: agreed.price, currency: agreed.currency },
    materialsCost: moneyOf(agreed.materialsCost, agreed.currency),
    turn: turnOf(dispute, proposals),
    dueAt: dispute.dueAt?.toISOString() ?? null,
    escalatedAt: dispute.escalatedAt?.toISOString() ?? null,
    escalatedBy:
      dispute.escalatedById === null ? null : dispute.escalatedById === opener.id ? "opener" : "other",
    end: endOf(dispute, ctx),
    actions: actionsOf(found, user),
  }
}

function endOf(dispute: Dispute, { user }: UserContext): DisputeAnswer["end"] {
  const { endedAt, status, decidedById, decision, fault, reasoning } = dispute
  if (!endedAt) return null
  const by = status === "withdrawn" ? "withdrawal" : decidedById ? "team" : "agreement"
  return { by, decision, fault, reasoning: reasonsFor(reasoning, user.locale), at: endedAt.toISOString() }
}

type Action = (typeof disputeActions)[number]

function actionsOf(
  { dispute, proposals, files, earlier }: FoundDispute,
  user: UserContext["user"],
): Action[] {
  const index = proposals.length - 1
  const isAgainst = user.id === dispute.againstId
  const shown = files.filter(({ isReply }) => isReply === isAgainst).length
  const may: [Action, Refusal | null][] = [
    ["reply", whyCannotReply(dispute, user.id)],
    ["add_files", whyCannotAddFiles(dispute, user.id, { shown, added: 1 })],
    ["accept_proposal", whyCannotAcceptProposal(dispute, proposals, { index, actorId: user.id })],
    ["propose", whyCannotPropose(dispute, proposals, user.id)],
    ["escalate", whyCannotEscalate(dispute, user.id)],
    ["withdraw", whyCannotWithdrawDispute(dispute, user.id, earlier)],
    ["decide", isStaff(user.role) ? whyCannotDecide(dispute, user.id) : "admins_only"],
  ]
  return may.filter(([, why]) => why === null).map(([action]) => action)
}
