/** The drawings of the sprite, for those who show them all. */
export const illustrationNames = [
  "development-it",
  "ai-services",
  "design-creative",
  "sales-marketing",
  "admin-support",
  "home-repair",
  "cleaning",
  "moving-delivery",
  "tutoring",
  "beauty-wellness",
  "garden-outdoor",
  "care-family",
  "events",
  "auto",
  "other",
] as const
export type IllustrationName = (typeof illustrationNames)[number]
