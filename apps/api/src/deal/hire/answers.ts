import { z } from "zod"
import { contactTypes } from "@doable/domain/contact/rules"
import { money } from "@doable/domain/money/money"
import { paymentMethods } from "@doable/domain/offer/status"
import { assignmentOutcomes, cancelReasons, completers, faults } from "@doable/domain/deal/status"
import { materialKinds } from "@doable/domain/task/status"
import { shownPlace } from "../../place/shown-place.ts"

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

/** The other one of the two: reachable from the hire on, as long as it was not called off. */
const otherSide = z.object({
  userId: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  contacts: z.array(z.object({ type: z.enum(contactTypes), value: z.string() })),
})

/** What the doer handed over, round by round, and what the owner answered. */
const report = z.object({
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
  /** When the clock ends it: confirmed a week after it was handed over, called off after a month of silence. */
  endsAt: z.string().nullable(),
  /** Since when the work stands still, because one of the two is shut out; null once it has ended. */
  strandedAt: z.string().nullable(),
  reports: z.array(report),
  endedAt: z.string().nullable(),
  outcome: z.enum(assignmentOutcomes).nullable(),
  completedBy: z.enum(completers).nullable(),
  cancelReason: z.enum(cancelReasons).nullable(),
  cancelNote: z.string().nullable(),
  fault: z.enum(faults).nullable(),
  agreement,
  /** Null for administrators, who are neither side. */
  other: otherSide.nullable(),
  /** The two work together, and the reader has put no contact first: the other one has the chat alone. */
  lacksOwnContacts: z.boolean(),
})
export type AssignmentAnswer = z.infer<typeof assignment>

export const assignmentList = z.object({ data: z.array(assignment), total: z.number() })
