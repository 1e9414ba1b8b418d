import { asc, isNull } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../../platform/db/client.ts"
import { categories } from "../../platform/db/schema/category.ts"

export type CategoryRecord = typeof categories.$inferSelect

/**
 * The whole living tree, a hundred rows, one administrator at a time. Not stronger than that: tasks and services go
 * on referring to categories in the meantime.
 */
export async function lockTree(tx: Transaction) {
  const locked = await tx
    .select()
    .from(categories)
    .where(isNull(categories.deletedAt))
    .orderBy(asc(categories.id))
    .for("no key update")
  // Commands don't see categories that are being merged; they're locked because a merge may redirect them.
  const rows = locked.filter(({ mergedIntoId }) => mergedIntoId === null)
  const find = (id: string) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw new Refused("category_not_found")
    return row
  }
  const inOrder = rows.toSorted((a, b) => a.sortOrder - b.sortOrder || a.slug.localeCompare(b.slug))
  const siblingsUnder = (parentId: string | null) => inOrder.filter((row) => row.parentId === parentId)
  const isMergedInto = (id: string) => locked.some(({ mergedIntoId }) => mergedIntoId === id)
  return { rows, find, siblingsUnder, isMergedInto }
}
