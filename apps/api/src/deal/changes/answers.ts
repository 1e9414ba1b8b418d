import { z } from "zod"
import { changeKinds, changeStatuses } from "@doable/domain/deal/change/status"
import { cancelAfters, claimedFaults } from "@doable/domain/deal/status"
import { cancelReasons, faults } from "@doable/domain/deal/status"
import { money } from "@doable/domain/money/money"
import { refusals, type Refusal } from "@doable/domain/refusal"
import { task } from "../../task/answers.ts"

const refusal = z.enum(Object.keys(refusals) as [Refusal, ...Refusal[]])

/** What a request is about: only the part that its kind changes. */
const terms = z.object({
  price: money.nullable(),
  scheduledAt: z.string().nullable(),
  scopeText: z.string().nullable(),
  included: z.array(z.string()).nullable(),
})

const changeActions = ["accept", "accept_and_contest", "reject", "withdraw"] as const

export const changeRequest = z.object({
  id: z.string(),
  taskId: z.string(),
  assignmentId: z.string(),
  kind: z.enum(changeKinds),
  status: z.enum(changeStatuses),
  /** Who asks. */
  by: z.object({ userId: z.string(), name: z.string(), side: z.enum(["owner", "doer"]) }),
  /** Whether the reader asks. */
  isMine: z.boolean(),
  note: z.string().nullable(),
  before: terms,
  asked: terms,
  /** Paid besides the price; no request changes it. */
  materialsCost: money.nullable(),
  baseVersion: z.number(),
  /** The version of the agreement that it made. */
  madeVersion: z.number().nullable(),
  cancel: z
    .object({
      reasonCode: z.enum(cancelReasons),
      claimedFault: z.enum(claimedFaults),
      /** Whose it would be if the claim stands. */
      fault: z.enum(faults),
      after: z.enum(cancelAfters).nullable(),
      /** The reader's share of jobs that ended well, now and if this fault becomes theirs; null while too few. */
      effect: z.object({ now: z.number(), after: z.number() }).nullable(),
      /** The reader's own faults that count towards a limit now; null unless this fault would be theirs. */
      ownFaults: z.number().nullable(),
    })
    .nullable(),
  answerNote: z.string().nullable(),
  answeredAt: z.string().nullable(),
  /** While pending: until when, and what happens without an answer. Null while a dispute stops the deadline. */
  expiresAt: z.string().nullable(),
  isPaused: z.boolean(),
  onSilence: z.enum(["expire", "auto_accept"]),
  actions: z.array(z.enum(changeActions)),
  createdAt: z.string(),
})
export type ChangeAnswer = z.infer<typeof changeRequest>

export const changeList = z.object({
  data: z.array(changeRequest),
  total: z.number(),
  /** What the reader may ask for now, and why not. */
  canAsk: z.array(z.object({ kind: z.enum(changeKinds), whyNot: refusal.nullable() })),
  /** Prices between these need no second look. */
  uncheckedPrices: z.object({ min: money, max: money }).nullable(),
  /** How the reader can end the job now: alone, by a request, or not at all. */
  cancel: z.object({
    how: z.enum(["now", "request"]).nullable(),
    /** Whose fault it is if they cancel alone. */
    fault: z.enum(faults).nullable(),
    /** The reader's own faults that count towards a limit now. */
    ownFaults: z.number(),
    whyNot: refusal.nullable(),
  }),
})

export const changeAnswered = z.object({ changeRequest, task })
