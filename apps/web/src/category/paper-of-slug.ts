import { isCategorySlug, type CategorySlug } from "@doable/domain/category/slugs"

/** The paper of a branch; one that nobody has drawn yet takes the plain one. */
export function paperOfSlug(slug: string): CategorySlug {
  return isCategorySlug(slug) ? slug : "other"
}
