import { z } from "zod"
import { locales } from "@doable/domain/locale"
import {
  reportOutcomes,
  reportReasons,
  reportStatuses,
  reportTargets,
  toldOutcomes,
} from "@doable/domain/report/status"
import { l10n } from "@doable/domain/text/l10n"
import { userStatuses } from "@doable/domain/user/status"

const about = {
  targetType: z.enum(reportTargets),
  targetId: z.string(),
  /** The words as they were when they were reported. */
  snippet: z.string(),
}

/** As its reporter follows it. */
export const myReport = z.object({
  id: z.string(),
  ...about,
  /** Whose it is, as everyone may know them; null once they've left. */
  subjectName: z.string().nullable(),
  reasonCode: z.enum(reportReasons),
  text: z.string(),
  files: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  status: z.enum(reportStatuses),
  outcome: z.enum(toldOutcomes).nullable(),
  /** Why nothing followed. If something did, the reasons are for the reported person. */
  outcomeText: l10n.nullable(),
  decidedAt: z.string().nullable(),
  dueAt: z.string(),
  createdAt: z.string(),
})
export type MyReport = z.infer<typeof myReport>

export const myReportList = z.object({
  data: z.array(myReport).max(100),
  total: z.int(),
  /** For the tabs, whichever is open. */
  counts: z.object({ open: z.int(), decided: z.int() }),
})

export const queuedTarget = z.object({
  ...about,
  subjectName: z.string(),
  count: z.int(),
  reasons: z.array(z.enum(reportReasons)),
  oldestAt: z.string(),
  decidedAt: z.string().nullable(),
  outcome: z.enum(reportOutcomes).nullable(),
  claimedBy: z.object({ name: z.string(), isMe: z.boolean() }).nullable(),
})

const reportedChatMessage = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  isReported: z.boolean(),
  isDeleted: z.boolean(),
  createdAt: z.string(),
})
export type ReportedChatMessage = z.infer<typeof reportedChatMessage>

/** What was said around a report. */
export const reportedChat = z.object({ data: z.array(reportedChatMessage) })

export const reportFigures = z.object({
  /** Of what is reported, not of reports. */
  open: z.int(),
  mine: z.int(),
  late: z.int(),
  /** Median hours to a decision on each day; null without one. */
  days: z.array(z.object({ day: z.string(), hours: z.number().nullable() })),
})

export const targetCase = z.object({
  ...about,
  subject: z.object({
    id: z.string(),
    name: z.string(),
    status: z.enum(userStatuses),
    locale: z.enum(locales),
    /** Decisions against this person before. */
    earlier: z.int(),
  }),
  outcomes: z.array(z.enum(reportOutcomes)),
  claimedBy: z.object({ name: z.string(), isMe: z.boolean() }).nullable(),
  reports: z.array(
    z.object({
      id: z.string(),
      reporterName: z.string(),
      reasonCode: z.enum(reportReasons),
      text: z.string(),
      createdAt: z.string(),
      decidedAt: z.string().nullable(),
      outcome: z.enum(reportOutcomes).nullable(),
      outcomeText: l10n.nullable(),
      /** Whether the chat it was said in can be read around it. */
      hasChat: z.boolean(),
      files: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  /** What we usually say about each reason, in every language. */
  templates: z.record(z.enum(reportReasons), l10n),
  /** The same when nothing follows; then only the reporters read it. */
  noActionTemplate: l10n,
})
