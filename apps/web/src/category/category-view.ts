import type { CategorySlug } from "@doable/domain/category/slugs"
import type { Locale } from "@doable/domain/locale"
import type { Category } from "./category-queries.ts"
import { drawingOf } from "./drawing-of.ts"
import { paperOfSlug } from "./paper-of-slug.ts"

/** A category as a page shows it, in the language of the page. */
export interface CategoryView {
  slug: string
  paper: CategorySlug
  /** Its own drawing, if it has one. */
  leaf: string | undefined
  name: string
  about: string
  openTasks: number
  doers: number
  requiresVerification: boolean
}

/** A leaf lies on the paper of its branch. */
export function viewOf(category: Category, locale: Locale, branchSlug = category.slug): CategoryView {
  return {
    slug: category.slug,
    paper: paperOfSlug(branchSlug),
    leaf: drawingOf({ ...category, parentSlug: category.parentId && branchSlug }).leaf,
    name: category.name[locale],
    about: category.description[locale],
    openTasks: category.openTasks ?? 0,
    doers: category.doers ?? 0,
    requiresVerification: category.requiresVerification,
  }
}
