import type { CategorySlug } from "@doable/domain/category/slugs"
import { paperOfSlug } from "./paper-of-slug.ts"

/** The paper that a task is printed on: that of its branch. */
export function paperOf(category: { slug: string; parentSlug: string | null } | null): CategorySlug {
  return paperOfSlug(category?.parentSlug ?? category?.slug ?? "other")
}
