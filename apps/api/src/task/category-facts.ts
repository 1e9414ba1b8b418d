import { eq } from "drizzle-orm"
import type { CategoryQuestion } from "@doable/domain/category/category"
import type { Database, Transaction } from "../db/client.ts"
import { categories } from "../db/schema/category.ts"

export type CategoryFacts = {
  id: string
  parentId: string | null
  isActive: boolean
  requiresVerification: boolean
  questions: CategoryQuestion[]
}

/** What a task needs to know of its category. */
export async function categoryFacts(
  db: Database | Transaction,
  id: string | null,
): Promise<CategoryFacts | null> {
  if (!id) return null
  const [category] = await db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      isActive: categories.isActive,
      requiresVerification: categories.requiresVerification,
      questions: categories.questions,
    })
    .from(categories)
    .where(eq(categories.id, id))
  return category ?? null
}
