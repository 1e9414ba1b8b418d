import { eq } from "../platform/db/drizzle.ts"
import type { CategoryQuestion } from "@doable/domain/category/category"
import type { Database, Transaction } from "../platform/db/client.ts"
import { categories } from "../platform/db/schema/category.ts"

export type CategoryFacts = {
  id: string
  parentId: string | null
  isActive: boolean
  requiresVerification: boolean
  questions: CategoryQuestion[]
}

/** What a task needs to know of its category; of one that was merged, what holds of the other. */
export async function categoryFacts(
  db: Database | Transaction,
  id: string | null,
): Promise<CategoryFacts | null> {
  if (!id) return null
  const [category] = await db
    .select({
      mergedIntoId: categories.mergedIntoId,
      id: categories.id,
      parentId: categories.parentId,
      isActive: categories.isActive,
      requiresVerification: categories.requiresVerification,
      questions: categories.questions,
    })
    .from(categories)
    .where(eq(categories.id, id))
  if (!category) return null
  const { mergedIntoId, ...facts } = category
  return mergedIntoId ? categoryFacts(db, mergedIntoId) : facts
}

/** The same for a task that is about to lie in it: until then it isn't deleted behind our back. */
export async function chosenCategory(tx: Transaction, id: string | null): Promise<CategoryFacts | null> {
  if (id)
    await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for("key share")
  return categoryFacts(tx, id)
}
