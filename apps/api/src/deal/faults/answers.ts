import { z } from "zod"
import { assignmentOutcomes, cancelReasons, faults } from "@doable/domain/deal/status"
import { locales } from "@doable/domain/locale"
import { caseAnswer } from "../cases/answers.ts"
import { shownFile } from "../shown-files.ts"

/** What a doer or a client has to answer for, as they alone see it. */
export const faultRecord = z.object({
  /** Tasks of theirs that were done. In a hundred, how many hires they cancelled; null while too few to say. */
  asClient: z.object({ doneCount: z.number(), cancelRate: z.number().nullable() }),
  /** Jobs that they did, and their share; null while too few to say. */
  asDoer: z.object({ doneCount: z.number(), completionRate: z.number().nullable() }),
  /** Since ever, as a client and as a doer. */
  ownFaultCount: z.number(),
  /** Own faults that count towards a limit now, and what the limits are. */
  countedFaults: z.number(),
  windowDays: z.number(),
  limits: z.array(z.object({ count: z.number(), hours: z.number() })),
  limitedUntil: z.string().nullable(),
  faults: z.array(
    z.object({
      assignmentId: z.string(),
      taskId: z.string(),
      title: z.string(),
      side: z.enum(["owner", "doer"]),
      at: z.string(),
      outcome: z.enum(assignmentOutcomes),
      reasonCode: z.enum(cancelReasons).nullable(),
      /** Recorded because a request wasn't answered. */
      isBySilence: z.boolean(),
      fault: z.enum(faults),
      state: z.enum(["own", "contested", "upheld", "lifted"]),
      /** Until when it can be contested; null where it can't. */
      contestUntil: z.string().nullable(),
      /** Why we decided so, in the reader's language. */
      reasoning: z.string().nullable(),
      decidedAt: z.string().nullable(),
    }),
  ),
})
export type FaultRecord = z.infer<typeof faultRecord>

const party = z.object({ id: z.string(), name: z.string(), side: z.enum(["owner", "doer"]) })

const contested = z.object({
  assignmentId: z.string(),
  taskId: z.string(),
  title: z.string(),
  by: party,
  contestedFault: z.enum(faults),
  createdAt: z.string(),
  decision: z.enum(faults).nullable(),
  decidedAt: z.string().nullable(),
})
export type ContestedRow = z.infer<typeof contested>

export const contestedList = z.object({ data: z.array(contested), total: z.number() })

/** The whole case: what was said about the fault, and everything that the two did. */
export const contestCase = contested.extend({
  text: z.string(),
  files: z.array(shownFile),
  other: z.object({ text: z.string(), at: z.string() }).nullable(),
  reasonCode: z.enum(cancelReasons).nullable(),
  /** Who cancelled the job, or asked for its end; null where nobody did. */
  cancelledBy: z.enum(["owner", "doer"]).nullable(),
  cancelNote: z.string().nullable(),
  jobEndedAt: z.string().nullable(),
  isBySilence: z.boolean(),
  reasoning: z.partialRecord(z.enum(locales), z.string()).nullable(),
  /** Nobody decides about themselves. */
  isOwn: z.boolean(),
  case: caseAnswer,
})
