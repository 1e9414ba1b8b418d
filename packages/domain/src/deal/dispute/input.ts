import { z } from "zod"
import { textOf } from "../../text/length-input.ts"
import { pagination } from "../../pagination.ts"
import { money } from "../../money/money.ts"
import { reasoning } from "../fault/input.ts"
import { decidedFaults } from "../fault/faults.ts"
import { filesPerStatement, proposalNoteLength, proposalsEach, statementLength } from "./limits.ts"
import { disputeDecisions, disputeOutcomes, disputeReasons, disputeStatuses } from "./status.ts"

const id = z.uuid()
const statement = textOf(statementLength)
const fileIds = z.array(id).max(filesPerStatement).default([])

export const createDisputeInput = z.object({
  payload: z.object({
    taskId: id,
    reasonCode: z.enum(disputeReasons),
    statement,
    wantedOutcome: z.enum(disputeOutcomes),
    fileIds,
  }),
})
export type CreateDispute = z.infer<typeof createDisputeInput>

export const replyDisputeInput = z.object({ id, text: statement, fileIds })
export type ReplyDispute = z.infer<typeof replyDisputeInput>

export const addDisputeFilesInput = z.object({ id, fileIds: z.array(id).min(1).max(filesPerStatement) })
export type AddDisputeFiles = z.infer<typeof addDisputeFilesInput>

export const proposeInput = z.object({
  id,
  outcome: z.enum(disputeOutcomes),
  price: money.nullable().optional(),
  note: z.string().trim().max(proposalNoteLength).optional(),
})
export type Propose = z.infer<typeof proposeInput>

export const acceptProposalInput = z.object({
  id,
  proposalIndex: z
    .int()
    .min(0)
    .max(2 * proposalsEach - 1),
})
export type AcceptProposal = z.infer<typeof acceptProposalInput>

export const disputeIdInput = z.object({ id })
export type DisputeId = z.infer<typeof disputeIdInput>

export const disputeByTaskInput = z.object({ taskId: id })
export type DisputeByTask = z.infer<typeof disputeByTaskInput>

/** Without a state: those that wait for us, the oldest first. */
export const adminDisputesInput = z.object({ status: z.enum(disputeStatuses).optional(), pagination })
export type AdminDisputes = z.infer<typeof adminDisputesInput>

export const disputeChatInput = z.object({ id, pagination })
export type DisputeChat = z.infer<typeof disputeChatInput>

export const decideDisputeInput = z.object({
  id,
  decision: z.enum(disputeDecisions),
  fault: z.enum(decidedFaults),
  reasoning,
})
export type DecideDispute = z.infer<typeof decideDisputeInput>
