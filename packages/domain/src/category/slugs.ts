/** The fifteen top-level categories, in the order people see them. */
export const categorySlugs = [
  "home-repair",
  "cleaning",
  "moving-delivery",
  "development-it",
  "design-creative",
  "tutoring",
  "beauty-wellness",
  "sales-marketing",
  "admin-support",
  "ai-services",
  "garden-outdoor",
  "care-family",
  "events",
  "auto",
  "other",
] as const

export type CategorySlug = (typeof categorySlugs)[number]

/** The five that the mobile menu shows before "All services". */
export const menuCategorySlugs = [
  "development-it",
  "ai-services",
  "design-creative",
  "sales-marketing",
  "admin-support",
] as const satisfies readonly CategorySlug[]

export function isCategorySlug(value: unknown): value is CategorySlug {
  return typeof value === "string" && (categorySlugs as readonly string[]).includes(value)
}
