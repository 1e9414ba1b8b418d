import { paperOf } from "./paper-of.ts"

interface Drawn {
  slug: string
  parentSlug: string | null
  isPlain?: true | undefined
}

/** A subcategory has its own drawing; one that nobody has drawn yet takes its parent's. */
export function drawingOf(category: Drawn | null) {
  return {
    name: paperOf(category),
    leaf: category?.parentSlug && !category.isPlain ? category.slug : undefined,
  }
}
