// What leaves the server about tasks. Someone else's answer has no field for what someone else may not know.
import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { currencies } from "@doable/domain/money/currency"
import { money } from "@doable/domain/money/money"
import { offerStatuses } from "@doable/domain/offer/status"
import { refusals, type Refusal } from "@doable/domain/refusal"
import { inviteStatuses } from "@doable/domain/offer/invite/status"
import { answers as answersSchema, taskSorts } from "@doable/domain/task/input"
import {
  budgetKinds,
  holdReasons,
  materialKinds,
  taskEventTypes,
  taskModes,
  taskStatuses,
  taskVisibilities,
  timeWindows,
  timingKinds,
} from "@doable/domain/task/status"
import { whyReasons } from "@doable/domain/task/ranking"
import { shownCategory } from "../category/shown-category.ts"
import { shownPlace } from "../place/shown-place.ts"
import { hireRate, ownerCard } from "../user/owner-card.ts"

const timing = z.object({
  kind: z.enum(timingKinds),
  date: z.string().nullable(),
  window: z.enum(timeWindows),
  from: z.string().nullable(),
  to: z.string().nullable(),
})

const shared = {
  id: z.string(),
  status: z.enum(taskStatuses),
  /** A cancelled task without a hire was closed before anyone was hired. */
  wasHired: z.boolean(),
  title: z.string(),
  lang: z.enum(locales),
  category: shownCategory.nullable(),
  mode: z.enum(taskModes).nullable(),
  /** Null for remote work, and for other people once a doer is found. */
  place: shownPlace.nullable(),
  timing: timing.nullable(),
  isUrgent: z.boolean(),
  budgetKind: z.enum(budgetKinds).nullable(),
  budgetMin: money.nullable(),
  budgetMax: money.nullable(),
  offerCount: z.number(),
  offerCap: z.number(),
  spokenLanguages: z.array(z.enum(locales)),
  needsVerification: z.boolean(),
  publishedAt: z.string().nullable(),
}

export const taskCard = z.object({
  ...shared,
  /** The start of the description. */
  excerpt: z.string(),
  /** The client's own, for readers of those languages. */
  translatedTitles: z.partialRecord(z.enum(locales), z.string()),
  pictureUrl: z.string().nullable(),
  pictureCount: z.number(),
  owner: z.object({ id: z.string(), name: z.string(), image: z.string().nullable(), hireRate }),
  isSaved: z.boolean(),
  /** From where the asker looks, if that is known. */
  distanceKm: z.number().nullable(),
  /** Why it stands where it stands, the weightiest reason first. */
  why: z.array(z.enum(whyReasons)),
})
export type TaskCard = z.infer<typeof taskCard>

export const ownTaskCard = taskCard.extend({
  /** For the owner: who does it or did it, for how much, and the day they agreed on. */
  hire: z
    .object({
      name: z.string(),
      price: money,
      materialsCost: money.nullable(),
      scheduledAt: z.string().nullable(),
    })
    .nullable(),
})
export type OwnTaskCard = z.infer<typeof ownTaskCard>

export const taskList = z.object({
  data: z.array(taskCard),
  total: z.number(),
  totalIsEstimate: z.boolean(),
  nextCursor: z.string().nullable(),
  /** With it, an offset counts in the list as it is now, whatever arrives later. */
  pageCursor: z.string(),
  /** The order that was used: `nearest` needs a place to start from. */
  sort: z.enum(taskSorts),
  /** The default order: doers see what suits their profile first. */
  usualSort: z.enum(taskSorts),
  /** Nothing matched the words exactly; these tasks match with typos. */
  isCorrected: z.boolean(),
})

const file = z.object({
  id: z.string(),
  url: z.string(),
  mimeType: z.string(),
  name: z.string().nullable(),
  size: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})

const span = z.object({
  start: z.number(),
  end: z.number(),
})

/** The client's own. `isOlder`: the original was changed since. */
const translation = z.object({ title: z.string(), description: z.string(), isOlder: z.boolean() })

/** What only its owner and administrators read. */
const own = z.object({
  title: z.string(),
  description: z.string(),
  /** As they were written, each with the mark of what was translated. */
  translations: z.partialRecord(
    z.enum(locales),
    translation.omit({ isOlder: true }).extend({ of: z.string() }),
  ),
  /** Where contacts were found in those two; everyone else reads a mark there. */
  masked: z.object({ title: z.array(span), description: z.array(span) }),
  address: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  visibility: z.enum(taskVisibilities),
  verifiedOnly: z.boolean(),
  holdReason: z.enum(holdReasons).nullable(),
  moderationNote: z.string().nullable(),
  duplicateOfId: z.string().nullable(),
  /** Who is asked for an offer when it is published. */
  asked: z.array(z.object({ id: z.string(), name: z.string(), image: z.string().nullable() })),
  viewCount: z.number(),
  savedCount: z.number(),
})

export const task = z.object({
  ...shared,
  version: z.number(),
  /** Empty for other people once a doer is found. */
  description: z.string(),
  translations: z.partialRecord(z.enum(locales), translation),
  answers: answersSchema,
  /** What offers are made in, whether a budget is named or not. */
  currency: z.enum(currencies),
  materials: z.enum(materialKinds),
  /** The middle of a square of about a kilometre. */
  spot: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  files: z.array(file),
  questionCount: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  expiresAt: z.string().nullable(),
  own: own.nullable(),
})
export type TaskAnswer = z.infer<typeof task>

export const taskPage = z.object({
  task,
  viewer: z.object({
    isOwner: z.boolean(),
    isAssigned: z.boolean(),
    /** They hired someone for this task or were hired for it, now or earlier. */
    hasHires: z.boolean(),
    isSaved: z.boolean(),
    canOffer: z.boolean(),
    /** The code of the refusal that an offer would meet now. */
    cannotOfferReason: z.enum(Object.keys(refusals) as [Refusal, ...Refusal[]]).nullable(),
    /** The offer that stands or won, else the newest. */
    myOfferId: z.string().nullable(),
    myOfferStatus: z.enum(offerStatuses).nullable(),
    myInvite: z
      .object({ id: z.string(), status: z.enum(inviteStatuses), message: z.string().nullable() })
      .nullable(),
  }),
  /** `hasLeft`: with a deleted account there is nobody left to report. */
  owner: ownerCard.extend({ hasLeft: z.literal(true).optional() }),
  timers: z.array(
    z.object({
      /** `completion`: when what the doer handed over counts as confirmed; `reopen`: until then it may be posted again. */
      kind: z.enum(["expiry", "offer_validity", "offer_stale", "invite", "completion", "reopen"]),
      endsAt: z.string(),
    }),
  ),
})

export const taskTimeline = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.enum(taskEventTypes),
      fromStatus: z.enum(taskStatuses).nullable(),
      toStatus: z.enum(taskStatuses).nullable(),
      actor: z.object({ id: z.string(), name: z.string() }).nullable(),
      data: z.record(z.string(), z.unknown()),
      createdAt: z.string(),
    }),
  ),
  total: z.number(),
})
