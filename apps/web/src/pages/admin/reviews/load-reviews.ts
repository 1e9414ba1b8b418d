import { adminReviewTabs, type AdminReviewTab } from "@doable/domain/review/admin-tabs"
import type { ApiClient } from "../../../session/api-client.ts"
import type { RouterContext } from "../../../session/router-context.ts"
import { readPage } from "../frame/admin-search.ts"

export const reviewsPerPage = 25

export interface AdminReviewSearch {
  reviews?: Exclude<AdminReviewTab, "reported"> | undefined
  page?: number | undefined
}

export function readAdminReviewSearch({ reviews, page }: Record<string, unknown>): AdminReviewSearch {
  const known = adminReviewTabs.find((one) => one === reviews)
  return { reviews: known === "reported" ? undefined : known, page: readPage(page) }
}

export type AdminReviewList = Awaited<ReturnType<ApiClient["adminReview"]["getList"]["query"]>>
export type AdminReviewRow = AdminReviewList["data"][number]

/** Null when they can't be had. */
export async function loadAdminReviews({ api }: RouterContext, { reviews, page = 1 }: AdminReviewSearch) {
  const tab: AdminReviewTab = reviews ?? "reported"
  const pagination = { limit: reviewsPerPage, offset: (page - 1) * reviewsPerPage }
  const { adminReview } = await api()
  return { tab, page, list: await adminReview.getList.query({ tab, pagination }).catch(() => null) }
}
