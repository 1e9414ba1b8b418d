import { z } from "zod"
import { textOf } from "../text/length-input.ts"
import { pagination } from "../pagination.ts"
import { locales } from "../locale.ts"
import { comparedOffers } from "./compare.ts"
import { money } from "../money/money.ts"
import {
  declineNoteLength,
  durationHours,
  includedLines,
  lowPriceReasonLength,
  offerMessageLength,
  offerValidDays,
  warrantyDays,
} from "./limits.ts"
import { offerStatuses, ownerDeclineReasons, paymentMethods } from "./status.ts"

const id = z.uuid()
const moment = z.iso.datetime({ offset: true })
const message = textOf(offerMessageLength)
const included = z.array(textOf({ min: 1, max: includedLines.length })).max(includedLines.max)

const terms = {
  price: money,
  /** On top of the price, in the same currency. */
  materialsCost: money.nullable().optional(),
  message,
  lang: z.enum(locales),
  included: included.default([]),
  canStartAt: moment.nullable().optional(),
  durationHours: z.number().min(durationHours.min).max(durationHours.max).nullable().optional(),
  warrantyDays: z.int().min(warrantyDays.min).max(warrantyDays.max).nullable().optional(),
  validDays: z.int().min(offerValidDays.min).max(offerValidDays.max).default(offerValidDays.usual),
  /** Says that a very low price is complete, and why it is so low. */
  lowPriceReason: textOf(lowPriceReasonLength).nullable().optional(),
}

/** The version of the task that the doer has read: nobody stands by an offer for what the task said before. */
const taskVersion = z.int().min(1).max(1_000_000).optional()

export const createOfferInput = z.object({
  payload: z.object({
    taskId: id,
    taskVersion,
    /** The doer's own template that it was written with, to count how often each brings work. */
    templateId: id.nullable().optional(),
    ...terms,
  }),
})
export type CreateOffer = z.infer<typeof createOfferInput>

/** What is left out stays, null takes it away. `version` is the one that the writer has seen. */
export const updateOfferInput = z.object({
  id,
  version: z.int().min(1).max(1000).optional(),
  taskVersion,
  payload: z
    .object({ ...terms, included, validDays: z.int().min(offerValidDays.min).max(offerValidDays.max) })
    .partial(),
})
export type UpdateOffer = z.infer<typeof updateOfferInput>

export const offerIdInput = z.object({ id })
export type OfferId = z.infer<typeof offerIdInput>

/** What stands again unchanged. */
export const standAgainInput = z.object({ id, taskVersion })
export type StandAgain = z.infer<typeof standAgainInput>

export const shortlistOfferInput = z.object({ id, isShortlisted: z.boolean() })
export type ShortlistOffer = z.infer<typeof shortlistOfferInput>

export const markSeenInput = z.object({ ids: z.array(id).min(1).max(100) })
export type MarkSeen = z.infer<typeof markSeenInput>

export const compareOffersInput = z.object({
  ids: z.array(id).min(comparedOffers.min).max(comparedOffers.max),
})
export type CompareOffers = z.infer<typeof compareOffersInput>

export const declineOfferInput = z.object({
  id,
  reasonCode: z.enum(ownerDeclineReasons),
  note: z.string().trim().max(declineNoteLength).optional(),
})
export type DeclineOffer = z.infer<typeof declineOfferInput>

/** `version` is the one the owner has read: nobody is hired for a price that was changed a moment ago. */
export const acceptOfferInput = z.object({
  id,
  paymentMethod: z.enum(paymentMethods),
  scheduledAt: moment.nullable().optional(),
  version: z.int().min(1).max(1000).optional(),
})
export type AcceptOffer = z.infer<typeof acceptOfferInput>

export const offerSorts = ["recommended", "price_low", "price_high", "rating", "start", "newest"] as const
export type OfferSort = (typeof offerSorts)[number]

export const offersByTaskInput = z.object({
  taskId: id,
  sort: z.enum(offerSorts).default("recommended"),
  status: z.array(z.enum(offerStatuses)).max(offerStatuses.length).optional(),
  shortlistedOnly: z.boolean().default(false),
  pagination,
})
export type OffersByTask = z.infer<typeof offersByTaskInput>

export const myOffersInput = z
  .object({
    status: z.array(z.enum(offerStatuses)).max(offerStatuses.length).optional(),
    taskId: id.optional(),
    pagination,
  })
  .default({ pagination: { limit: 20, offset: 0 } })
export type MyOffers = z.infer<typeof myOffersInput>
