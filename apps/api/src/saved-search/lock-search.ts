import { and, eq } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../platform/db/client.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"

/** Someone else's search is not there. */
export async function lockSearch(tx: Transaction, userId: string, id: string) {
  const [row] = await tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
    .for("update")
  if (!row) throw new Refused("saved_search_not_found")
  return row
}
