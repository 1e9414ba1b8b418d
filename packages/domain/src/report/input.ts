import { z } from "zod"
import { pagination } from "../pagination.ts"
import { filesPerReport, mostRestrictionDays, reportReasonLength, reportTextLength } from "./limits.ts"
import { inEachLanguage } from "../text/l10n.ts"
import { reportOutcomes, reportReasons, reportTargets } from "./status.ts"

const targetId = z.string().min(1).max(100)
export const reportTarget = z.object({ targetType: z.enum(reportTargets), targetId })
export type Target = z.infer<typeof reportTarget>

export const createReportInput = z.object({
  payload: reportTarget.extend({
    /** The chat in which a person was reported. */
    conversationId: z.uuid().optional(),
    reasonCode: z.enum(reportReasons),
    text: z.string().trim().max(reportTextLength).default(""),
    fileIds: z.array(z.uuid()).max(filesPerReport).default([]),
  }),
})
export type CreateReport = z.infer<typeof createReportInput>

export const getMyReportsInput = z.object({ isDecided: z.boolean().optional(), pagination }).default({
  pagination: { limit: 20, offset: 0 },
})
export type GetMyReports = z.infer<typeof getMyReportsInput>

export const getReportsInput = z
  .object({
    tab: z.enum(["open", "mine", "decided"]).default("open"),
    /** Only what someone reported for this reason. */
    reasonCode: z.enum(reportReasons).optional(),
    pagination,
  })
  .default({ tab: "open", pagination: { limit: 20, offset: 0 } })
export type GetReports = z.infer<typeof getReportsInput>

export const decideReportInput = reportTarget.extend({
  outcome: z.enum(reportOutcomes),
  /** How long a limit or a deactivation holds; null until someone lifts it. */
  days: z.int().min(1).max(mostRestrictionDays).nullable().default(null),
  /** What the reported person and the reporters read. */
  reason: inEachLanguage(z.string().trim().min(reportReasonLength.min).max(reportReasonLength.max)),
})
export type DecideReport = z.infer<typeof decideReportInput>

export const reportChatInput = z.object({ id: z.uuid() })
export type ReportChat = z.infer<typeof reportChatInput>

export const reportFileInput = z.object({ id: z.uuid(), fileId: z.uuid() })
export type ReportFile = z.infer<typeof reportFileInput>
