import { z } from "zod"
import { changeKinds } from "@doable/domain/deal/change/status"
import { deadlineEnds, deadlineKinds, deadlineTurns } from "@doable/domain/deal/deadline/deadlines"
import { refusals, type Refusal } from "@doable/domain/refusal"
import { contactTypes } from "@doable/domain/contact/rules"
import { money } from "@doable/domain/money/money"
import { paymentMethods } from "@doable/domain/offer/status"
import { assignmentOutcomes, cancelReasons, completers, faults } from "@doable/domain/deal/status"
import { materialKinds } from "@doable/domain/task/status"
import { shownPlace } from "../../place/shown-place.ts"

const refusal = z.enum(Object.keys(refusals) as [Refusal, ...Refusal[]])

export const agreement = z.object({
  version: z.number(),
  title: z.string(),
  scopeText: z.string(),
  included: z.array(z.string()),
  price: money,
  materialsCost: money.nullable(),
  materials: z.enum(materialKinds),
  scheduledAt: z.string().nullable(),
  place: shownPlace.nullable(),
  address: z.string().nullable(),
  /** The exact spot, while the work is on. */
  spot: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  warrantyDays: z.number().nullable(),
  paymentMethod: z.enum(paymentMethods),
  settledByCustomerAt: z.string().nullable(),
  settledByProviderAt: z.string().nullable(),
})

/** The other person: their contacts are visible from the hire on, unless the job was cancelled. */
const otherSide = z.object({
  userId: z.string(),
  name: z.string(),
  /** The account was deleted. */
  isGone: z.boolean(),
  image: z.string().nullable(),
  contacts: z.array(z.object({ type: z.enum(contactTypes), value: z.string() })),
})

/** What the two agreed on, as it was at one time. Versions never change. */
export const agreementVersion = z.object({
  version: z.number(),
  agreedAt: z.string(),
  price: money,
  materialsCost: money.nullable(),
  scheduledAt: z.string().nullable(),
  scopeText: z.string(),
  included: z.array(z.string()),
  /** Who asked for it and why; null at the hire and after a dispute. */
  request: z
    .object({
      id: z.string(),
      kind: z.enum(changeKinds),
      bySide: z.enum(["owner", "doer"]),
      note: z.string().nullable(),
    })
    .nullable(),
  isFromDispute: z.boolean(),
})

const deadline = z.object({
  kind: z.enum(deadlineKinds),
  /** Null while it hasn't started, or is on pause. */
  at: z.string().nullable(),
  isPaused: z.boolean(),
  turn: z.enum(deadlineTurns),
  /** What follows when it passes. */
  end: z.enum(deadlineEnds).nullable(),
  /** The request, the dispute or the job that it is about. */
  refId: z.string(),
  /** Of what hasn't started: how many days it will be. */
  days: z.number().nullable(),
})

/** Only your own fault counts. The other person sees what was said about it, but no files. */
const faultInfo = z.object({
  isOwn: z.boolean(),
  /** Recorded because a request wasn't answered in time. */
  isBySilence: z.boolean(),
  /** Of one's own fault: how many of the reader's count towards a limit now, and until when they are limited. */
  limit: z.object({ ownFaults: z.number(), until: z.string().nullable() }).nullable(),
  contestUntil: z.string().nullable(),
  contest: z
    .object({
      isMine: z.boolean(),
      text: z.string(),
      fileCount: z.number(),
      at: z.string(),
      comment: z.object({ text: z.string(), at: z.string() }).nullable(),
      decision: z.enum(faults).nullable(),
      /** In the reader's language. */
      reasoning: z.string().nullable(),
      decidedAt: z.string().nullable(),
    })
    .nullable(),
})

/** Ways to change or end a job. */
export const exitActions = [
  "change_price",
  "change_schedule",
  "change_scope",
  "cancel_now",
  "request_cancel",
  "dispute",
  "contest_fault",
  "comment_contest",
] as const

/** What the doer handed over, round by round, and what the owner answered. */
export const report = z.object({
  id: z.string(),
  note: z.string().nullable(),
  files: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      mimeType: z.string(),
      name: z.string().nullable(),
      size: z.number(),
      width: z.number().nullable(),
      height: z.number().nullable(),
    }),
  ),
  createdAt: z.string(),
  changesRequestedAt: z.string().nullable(),
  changesText: z.string().nullable(),
})
export type ReportAnswer = z.infer<typeof report>

export const assignment = z.object({
  id: z.string(),
  taskId: z.string(),
  offerId: z.string(),
  conversationId: z.string().nullable(),
  assignedAt: z.string(),
  startedAt: z.string().nullable(),
  completionRequestedAt: z.string().nullable(),
  revisionRound: z.number(),
  /** When the scheduler ends it: confirmed a week after it was marked as done, cancelled after a month of silence. */
  endsAt: z.string().nullable(),
  /** Since when the job has been on hold because one of the two is deactivated; null once it has ended. */
  strandedAt: z.string().nullable(),
  reports: z.array(report),
  endedAt: z.string().nullable(),
  outcome: z.enum(assignmentOutcomes).nullable(),
  completedBy: z.enum(completers).nullable(),
  cancelReason: z.enum(cancelReasons).nullable(),
  cancelNote: z.string().nullable(),
  /** Who ended it early or asked to. Null when the scheduler or our team did. */
  cancelledBy: z.enum(["you", "other"]).nullable(),
  fault: z.enum(faults).nullable(),
  agreement,
  /** All of them, the first one first. */
  versions: z.array(agreementVersion),
  /** Everything that runs, the next one first. */
  deadlines: z.array(deadline),
  /** Ended early because one asked for it and the other agreed. */
  isByConsent: z.boolean(),
  faultInfo,
  /** The newest dispute about it. */
  disputeId: z.string().nullable(),
  /** Whether the reader has written to the other person since the hire: most disputes require it. */
  hasTalked: z.boolean(),
  actions: z.array(z.enum(exitActions)),
  cannot: z.array(z.object({ action: z.enum(exitActions), why: refusal })),
  /** Null for administrators, who are neither side. */
  other: otherSide.nullable(),
  /** They work together and the reader has no primary contact, so the other person only has the chat. */
  lacksOwnContacts: z.boolean(),
})
export type AssignmentAnswer = z.infer<typeof assignment>

export const assignmentList = z.object({ data: z.array(assignment), total: z.number() })
