import { z } from "zod"
import {
  disputeDecisions,
  disputeOutcomes,
  disputeReasons,
  disputeStatuses,
} from "@doable/domain/deal/dispute/status"
import { faults } from "@doable/domain/deal/status"
import { locales } from "@doable/domain/locale"
import { money } from "@doable/domain/money/money"
import { caseAnswer } from "../cases/answers.ts"
import { shownFile } from "../shown-files.ts"

const side = z.enum(["owner", "doer"])
const party = z.object({ id: z.string(), name: z.string(), image: z.string().nullable(), side })

const proposal = z.object({
  index: z.number(),
  bySide: side,
  isMine: z.boolean(),
  outcome: z.enum(disputeOutcomes),
  price: money.nullable(),
  note: z.string().nullable(),
  at: z.string(),
  acceptedAt: z.string().nullable(),
  /** The newest one, while nobody has decided. */
  isOpen: z.boolean(),
})

export const disputeActions = [
  "reply",
  "add_files",
  "propose",
  "accept_proposal",
  "escalate",
  "withdraw",
  "decide",
] as const

/** Both parties see the same; what each may do is theirs. */
export const dispute = z.object({
  id: z.string(),
  number: z.number(),
  taskId: z.string(),
  assignmentId: z.string(),
  title: z.string(),
  status: z.enum(disputeStatuses),
  reasonCode: z.enum(disputeReasons),
  wantedOutcome: z.enum(disputeOutcomes),
  opener: party,
  against: party,
  /** Null for administrators, who are neither. */
  isMine: z.boolean().nullable(),
  statement: z.string(),
  files: z.array(shownFile),
  openedAt: z.string(),
  reply: z.object({ text: z.string(), files: z.array(shownFile), at: z.string() }).nullable(),
  proposals: z.array(proposal),
  proposalsLeft: z.object({ opener: z.number(), against: z.number() }),
  /** When the dispute was opened. */
  agreedPrice: money,
  /** Paid besides the price; no proposal changes it. */
  materialsCost: money.nullable(),
  /** Whose turn it is; `team`: an administrator decides. */
  turn: z.enum(["opener", "other", "both", "team"]).nullable(),
  /** When the present step passes on to an administrator. */
  dueAt: z.string().nullable(),
  escalatedAt: z.string().nullable(),
  /** Null: the time was over, or nobody has asked yet. */
  escalatedBy: z.enum(["opener", "other"]).nullable(),
  /** How it ended; `by` says whether the two agreed, an administrator decided or the opener withdrew it. */
  end: z
    .object({
      by: z.enum(["agreement", "team", "withdrawal"]),
      decision: z.enum(disputeDecisions).nullable(),
      fault: z.enum(faults).nullable(),
      /** In the reader's language. */
      reasoning: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
  actions: z.array(z.enum(disputeActions)),
})
export type DisputeAnswer = z.infer<typeof dispute>

const row = z.object({
  id: z.string(),
  number: z.number(),
  taskId: z.string(),
  title: z.string(),
  status: z.enum(disputeStatuses),
  reasonCode: z.enum(disputeReasons),
  wantedOutcome: z.enum(disputeOutcomes),
  opener: z.object({ id: z.string(), name: z.string() }),
  against: z.object({ id: z.string(), name: z.string() }),
  openedAt: z.string(),
  escalatedAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type DisputeRow = z.infer<typeof row>

export const disputeList = z.object({ data: z.array(row), total: z.number() })

export const disputeCase = z.object({
  dispute,
  /** All languages of the decision. */
  reasoning: z.partialRecord(z.enum(locales), z.string()).nullable(),
  /** Nobody decides about themselves. */
  isOwn: z.boolean(),
  case: caseAnswer,
})
