/** Reported and not decided, of accounts that have something in common, hidden, and the rest. */
export const adminReviewTabs = ["reported", "flagged", "hidden", "all"] as const
export type AdminReviewTab = (typeof adminReviewTabs)[number]
