import { z } from "zod"
import { pagination } from "../pagination.ts"
import { adminReviewTabs } from "./admin-tabs.ts"
import { reportReasons } from "../report/status.ts"
import { reasonLength } from "../user/admin-limits.ts"

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
