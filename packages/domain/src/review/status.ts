/** Submitted is for nobody's eyes but its author's: both are read at the same time, or after the window. */
export const reviewStatuses = ["submitted", "published", "hidden", "removed"] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

export const reviewDirections = ["to_provider", "to_customer"] as const
export type ReviewDirection = (typeof reviewDirections)[number]

export const subRatings = {
  to_provider: ["quality", "communication", "punctuality", "value"],
  to_customer: ["clarity", "communication", "payment", "respect"],
} as const satisfies Record<ReviewDirection, readonly string[]>
export type SubRating = (typeof subRatings)[ReviewDirection][number]
