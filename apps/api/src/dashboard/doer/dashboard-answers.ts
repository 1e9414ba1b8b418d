// A doer's own jobs and stats.
import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { currencies } from "@doable/domain/money/currency"
import { money } from "@doable/domain/money/money"
import { lostReasons } from "@doable/domain/offer/status"
import { profileHints } from "@doable/domain/provider/completeness"
import { metricKeys } from "@doable/domain/provider/metrics"
import { providerStatuses } from "@doable/domain/provider/status"
import { taskStatuses } from "@doable/domain/task/status"
import { action } from "../answers.ts"
import { shownPlace } from "../../place/shown-place.ts"
import { taskCard } from "../../task/answers.ts"

/** What would bring a doer further up: a number, a check, or what is missing in the profile. */
const rankHints = ["phone", "verification", "profile"] as const

const boardJob = z.object({
  id: z.string(),
  taskId: z.string(),
  title: z.string(),
  lang: z.enum(locales),
  price: money,
  materialsCost: money.nullable(),
  client: z.string(),
  scheduledAt: z.string().nullable(),
  /** When the scheduler confirms it for the client. */
  endsAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The client has requested changes. */
  isRework: z.boolean(),
  /** The client is deactivated, and the job is on hold. */
  isStranded: z.boolean(),
})

/** The last few, and how many there are. */
const column = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), total: z.number() })

export const board = z.object({
  assigned: column(boardJob),
  in_progress: column(boardJob),
  completion_requested: column(boardJob),
  disputed: column(boardJob),
  completed: column(boardJob),
})
export type Board = z.infer<typeof board>

/** Of the offers made in the requested period. */
const funnel = z.object({ sent: z.number(), seen: z.number(), decided: z.number(), won: z.number() })

/** What every part of the doer's dashboard shows. */
export const dashboard = z.object({
  providerId: z.string(),
  status: z.enum(providerStatuses),
  /** What waits for the doer, by deadline. */
  actions: z.array(action),
  /** Of offers that clients can still accept, and jobs that aren't over. */
  counts: z.object({ offers: z.number(), jobs: z.number() }),
})

/** Open tasks that the doer could do, newest first. */
export const matching = z.object({ data: z.array(taskCard), total: z.number(), totalIsEstimate: z.boolean() })

/** Why offers weren't chosen, the most frequent reason first. Nobody learns who gave it. */
export const lostOffers = z.object({
  /** `previous`: in as many days before. */
  data: z.array(z.object({ reason: z.enum(lostReasons), count: z.number(), previous: z.number() })),
  total: z.number(),
  previous: z.number(),
  /** "2026-11"; months without any aren't there. */
  months: z.array(z.object({ month: z.string(), count: z.number() })),
})
export type LostOffers = z.infer<typeof lostOffers>

export const stats = z.object({
  /** Null while there isn't enough to say. */
  metrics: z.array(
    z.object({
      key: z.enum(metricKeys),
      value: z.number().nullable(),
      previous: z.number().nullable(),
    }),
  ),
  funnel,
  /** Day by day, the days without a look too. */
  views: z.array(z.object({ day: z.string(), views: z.number() })),
  completeness: z.object({ score: z.number(), hints: z.array(z.enum(profileHints)) }),
  rankHints: z.array(z.enum(rankHints)),
})

const sum = z.object({ currency: z.enum(currencies), amount: z.number(), count: z.number() })
export type IncomeSum = z.infer<typeof sum>

/** What was agreed on for work that is completed, by the day of its completion. Materials aren't in it. */
export const income = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      taskId: z.string(),
      title: z.string(),
      lang: z.enum(locales),
      client: z.string(),
      price: money,
      completedAt: z.string(),
    }),
  ),
  total: z.number(),
  sums: z.array(sum),
  /** "2026-11"; months without any aren't there. */
  months: z.array(sum.extend({ month: z.string() })),
})
export type Income = z.infer<typeof income>

/** A job that is on, a job that is done, and an offer that still stands. */
const calendarKinds = ["job", "done", "offer"] as const

/** Everything with an hour; for offers it's when the doer could start. */
export const calendar = z.object({
  data: z.array(
    z.object({
      kind: z.enum(calendarKinds),
      id: z.string(),
      taskId: z.string(),
      title: z.string(),
      lang: z.enum(locales),
      status: z.enum(taskStatuses),
      client: z.string(),
      scheduledAt: z.string(),
      price: money,
      materialsCost: money.nullable(),
      place: shownPlace.nullable(),
      address: z.string().nullable(),
      /** The client has asked for changes, and they aren't made yet. */
      isRework: z.boolean(),
      /** With the client, about this task. */
      conversationId: z.string().nullable(),
    }),
  ),
  total: z.number(),
  daysOff: z.array(z.string()),
})
export type CalendarAnswer = z.infer<typeof calendar>

/** Null if the doer has none. */
export const calendarLink = z.object({ link: z.string().nullable() })
