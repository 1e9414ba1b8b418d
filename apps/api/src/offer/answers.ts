// What leaves the server about offers: to their author, the owner of the task and administrators, to nobody else.
import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { money } from "@doable/domain/money/money"
import { comparedParts } from "@doable/domain/offer/compare"
import { counterRounds, counterStatuses } from "@doable/domain/offer/counter/status"
import { offerMoves } from "@doable/domain/offer/graph"
import { offerSorts } from "@doable/domain/offer/input"
import { offerReasons } from "@doable/domain/offer/ranking"
import { declineReasons, offerStatuses } from "@doable/domain/offer/status"
import { materialParts } from "@doable/domain/task/material-change"
import { providerCard } from "../provider/answers.ts"
import { task, taskCard } from "../task/answers.ts"

const span = z.object({
  start: z.number(),
  end: z.number(),
})
const counterActions = ["counter", "answer_counter", "withdraw_counter"] as const
const actions = ["edit", ...counterActions, ...offerMoves.map(({ action }) => action)] as const

/** What the client asked for instead, and what the doer answered. Contacts are hidden in both texts. */
const round = z.object({
  round: z.number(),
  status: z.enum(counterStatuses),
  /** Of the offer before. */
  offeredPrice: money,
  price: money,
  /** Null leaves the day as offered. */
  canStartAt: z.string().nullable(),
  message: z.string().nullable(),
  answerPrice: money.nullable(),
  answerStartAt: z.string().nullable(),
  answerMessage: z.string().nullable(),
  createdAt: z.string(),
  closedAt: z.string().nullable(),
})

export const offer = z.object({
  id: z.string(),
  taskId: z.string(),
  status: z.enum(offerStatuses),
  /** What an accept or a change names, so that nothing is agreed to unseen. */
  version: z.number(),
  price: money,
  materialsCost: money.nullable(),
  message: z.string(),
  lang: z.enum(locales),
  included: z.array(z.string()),
  lowPriceReason: z.string().nullable(),
  canStartAt: z.string().nullable(),
  durationHours: z.number().nullable(),
  warrantyDays: z.number().nullable(),
  validDays: z.number(),
  validUntil: z.string(),
  /** Until when an offer that needs a fresh look waits for it. */
  staleUntil: z.string().nullable(),
  /** Of one that was changed: what was asked before, and when it was changed. */
  previousPrice: money.nullable(),
  changedAt: z.string().nullable(),
  editsLeft: z.number(),
  /** The first one first; an open one is the last. */
  rounds: z.array(round).max(counterRounds),
  /** For the owner: whether it is new or changed since they looked. */
  isUnseen: z.boolean(),
  seenAt: z.string().nullable(),
  /** Null for its author, who isn't told. */
  isShortlisted: z.boolean().nullable(),
  declineReason: z.enum(declineReasons).nullable(),
  declineNote: z.string().nullable(),
  acceptedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** What the reader may do with it now. */
  actions: z.array(z.enum(actions)),
  /** For its author alone: what was written, and where contacts were found in it. */
  own: z.object({ message: z.string(), masked: z.array(span) }).nullable(),
})
export type OfferAnswer = z.infer<typeof offer>

/** The doer is null when the account was deleted. */
const offerCard = offer.extend({
  provider: providerCard.nullable(),
  why: z.array(z.enum(offerReasons)),
})

export const offerList = z.object({
  /** `workedTogether`: this doer has finished a task of this owner before. */
  data: z.array(offerCard.extend({ workedTogether: z.boolean() })),
  total: z.number(),
  sort: z.enum(offerSorts),
  counts: z.object({
    live: z.number(),
    stale: z.number(),
    shortlisted: z.number(),
    unseen: z.number(),
    past: z.number(),
    cap: z.number(),
  }),
})

/** Side by side, in the order asked for. */
export const offerComparison = z.object({
  data: z.array(
    offerCard.extend({
      workedTogether: z.boolean(),
      /** Finished jobs in the category of the task. */
      jobsInCategory: z.number(),
      distanceKm: z.number().nullable(),
      /** The rows in which none of the others beats it. */
      best: z.array(z.enum(comparedParts)),
    }),
  ),
  total: z.number(),
})

export const myOffers = z.object({
  /** `isDone`: the job that came of it was completed. */
  data: z.array(offer.extend({ task: taskCard, isDone: z.boolean() })),
  total: z.number(),
  counts: z.record(z.enum(offerStatuses), z.number()),
})

export const wholeOffer = offerCard.extend({
  task: taskCard,
  /** Of one that needs a fresh look: what the client has changed since its author read the task. */
  changedParts: z.array(z.enum(materialParts)),
})

export const hired = z.object({ task, offer, conversationId: z.string() })
