import { z } from "zod"
import { adminReviewTabs } from "./admin-tabs.ts"
import { reportReasons } from "../report/status.ts"
import { reasonLength } from "../user/admin-limits.ts"

const pagination = z
  .object({ limit: z.int().min(1).max(100).default(20), offset: z.int().min(0).max(10_000).default(0) })
  .default({ limit: 20, offset: 0 })

export const getAdminReviewsInput = z
  .object({ tab: z.enum(adminReviewTabs).default("reported"), pagination })
  .default({ tab: "reported", pagination: { limit: 20, offset: 0 } })
export type GetAdminReviews = z.infer<typeof getAdminReviewsInput>

/** Its author reads it. */
const explanation = z.string().trim().min(reasonLength.min).max(reasonLength.max)

export const hideReviewInput = z.object({ id: z.uuid(), reasonCode: z.enum(reportReasons), explanation })
export type HideReview = z.infer<typeof hideReviewInput>

export const restoreReviewInput = z.object({ id: z.uuid(), explanation })
export type RestoreReview = z.infer<typeof restoreReviewInput>
