// What leaves the server about reviews. The note for administrators has no field here.
import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { currencies } from "@doable/domain/money/currency"
import { refusals, type Refusal } from "@doable/domain/refusal"
import { reviewDirections, reviewStatuses } from "@doable/domain/review/status"
import { assignmentOutcomes } from "@doable/domain/deal/status"
import { shownCategory } from "../category/shown-category.ts"

const said = z.object({ text: z.string(), at: z.string() })
const sub = z.record(z.string(), z.number())

/** As other people read a person. */
const person = z.object({ name: z.string(), image: z.string().nullable() })

const reviewActions = ["reply", "add"] as const
export type ReviewAction = (typeof reviewActions)[number]

export const review = z.object({
  id: z.string(),
  direction: z.enum(reviewDirections),
  status: z.enum(reviewStatuses),
  rating: z.number(),
  sub,
  text: z.string().nullable(),
  lang: z.enum(locales).nullable(),
  /** Nobody, when the person has left. */
  author: person.nullable(),
  /** Written by the viewer. */
  isMine: z.boolean(),
  publishedAt: z.string().nullable(),
  reply: said.nullable(),
  addendum: said.nullable(),
  /** What the viewer may do with it now. */
  actions: z.array(z.enum(reviewActions)),
  /** What the work was, as everyone may know it. */
  work: z.object({
    category: shownCategory.nullable(),
    outcome: z.enum(assignmentOutcomes),
    /** Between two round sums, in minor units. */
    priceBand: z.object({ from: z.number(), to: z.number(), currency: z.enum(currencies) }),
  }),
})
export type ReviewAnswer = z.infer<typeof review>

const summary = z.object({
  /** Null while there are none. */
  avg: z.number().nullable(),
  count: z.number(),
  /** How many with one star, two, … five. */
  histogram: z.array(z.number()).length(5),
  /** The average of each sub-rating. */
  sub,
  /** What there is to choose from: the kinds of work and the languages they are about, the most frequent first. */
  categories: z.array(z.object({ category: shownCategory, count: z.number() })),
  langs: z.array(z.object({ lang: z.enum(locales), count: z.number() })),
})
export type ReviewSummary = z.infer<typeof summary>

export const reviewList = z.object({ data: z.array(review), total: z.number(), summary })

export const pendingReviews = z.object({
  data: z.array(
    z.object({
      taskId: z.string(),
      assignmentId: z.string(),
      title: z.string(),
      lang: z.enum(locales),
      direction: z.enum(reviewDirections),
      subject: person.nullable(),
      dueAt: z.string(),
    }),
  ),
  total: z.number(),
})

/** For a finished job: the reader's own review, and the other's once both may be shown. */
export const reviewsOfTask = z.object({
  assignmentId: z.string(),
  title: z.string(),
  lang: z.enum(locales),
  category: shownCategory.nullable(),
  direction: z.enum(reviewDirections),
  outcome: z.enum(assignmentOutcomes).nullable(),
  endedAt: z.string().nullable(),
  /** The other one of the two, as those know each other who made a deal; nobody, when they have left. */
  other: person.nullable(),
  mine: review.nullable(),
  theirs: review.nullable(),
  /** Until when one may still write; null where there's nothing to write. */
  dueAt: z.string().nullable(),
  /** When whatever is written is shown at the latest. */
  closesAt: z.string().nullable(),
  /** Why one may not write. */
  whyNot: z.enum(Object.keys(refusals) as [Refusal, ...Refusal[]]).nullable(),
})
