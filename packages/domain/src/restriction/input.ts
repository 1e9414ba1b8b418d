import { z } from "zod"
import { textOf } from "../text/length-input.ts"
import { pagination } from "../pagination.ts"
import { createPresignedPostInput } from "../file/input.ts"
import { restrictProviderInput } from "../provider/input.ts"
import { decideReportInput } from "../report/input.ts"
import { reportReasons } from "../report/status.ts"
import { reasonLength } from "../user/admin-limits.ts"
import { userStatuses } from "../user/status.ts"
import { hideableTargets } from "./hideable.ts"
import { appealAnswerLength, appealLength, filesPerAppeal } from "./limits.ts"

const id = z.uuid()
export const setStatusInput = z.object({
  id: z.string().min(1).max(100),
  status: z.enum(userStatuses),
  /** The person reads it, unless the account becomes active again. */
  reason: z.string().trim().min(reasonLength.min).max(reasonLength.max),
  reasonCode: z.enum(reportReasons).default("other"),
  days: decideReportInput.shape.days,
})
export type SetStatus = z.infer<typeof setStatusInput>

export const suspendProviderInput = restrictProviderInput.extend({
  reasonCode: z.enum(reportReasons).default("other"),
})
export type SuspendProvider = z.infer<typeof suspendProviderInput>

export const getMyRestrictionsInput = z.object({ pagination }).default({
  pagination: { limit: 20, offset: 0 },
})
export type GetMyRestrictions = z.infer<typeof getMyRestrictionsInput>

const appealText = textOf(appealLength)

export const appealInput = z.object({
  id,
  text: appealText,
  fileIds: z.array(z.uuid()).max(filesPerAppeal).default([]),
})
export type Appeal = z.infer<typeof appealInput>

/** From the login page, with what the right password, passkey or provider gave. */
const token = z.string().min(1).max(500)
export const appealKeyInput = z.object({ token })
export type AppealKey = z.infer<typeof appealKeyInput>

export const appealByTokenInput = appealInput.omit({ id: true }).extend({ token })
export type AppealByToken = z.infer<typeof appealByTokenInput>

export const appealPlaceInput = createPresignedPostInput.omit({ public: true }).extend({ token })
export type AppealPlace = z.infer<typeof appealPlaceInput>

export const appealSubmitInput = z.object({
  token,
  id,
  purpose: z.enum(["picture", "document"]),
})
export type AppealSubmit = z.infer<typeof appealSubmitInput>

export const getAppealsInput = z
  .object({ tab: z.enum(["open", "decided"]).default("open"), pagination })
  .default({ tab: "open", pagination: { limit: 20, offset: 0 } })
export type GetAppeals = z.infer<typeof getAppealsInput>

export const getAppealInput = z.object({ id })
export type GetAppeal = z.infer<typeof getAppealInput>

export const decideAppealInput = z.object({
  id,
  decision: z.enum(["upheld", "overturned"]),
  text: z.string().trim().min(appealAnswerLength.min).max(appealAnswerLength.max),
})
export type DecideAppeal = z.infer<typeof decideAppealInput>

export const appealFileInput = z.object({ id, fileId: z.uuid() })
export type AppealFile = z.infer<typeof appealFileInput>

const hideable = z.object({
  targetType: z.enum(hideableTargets),
  targetId: z.string().min(1).max(100),
  /** Its author reads it when something is hidden. */
  reason: z.string().trim().min(reasonLength.min).max(reasonLength.max),
})
export const hideContentInput = hideable.extend({ reasonCode: z.enum(reportReasons) })
export const restoreContentInput = hideable
