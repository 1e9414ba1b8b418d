import { and, inArray, isNotNull } from "drizzle-orm"
import type { Transaction } from "../../platform/db/client.ts"
import { savedSearches, savedSearchMatches } from "../../platform/db/schema/saved-search.ts"

/** Who has been told of a task doesn't hear of it again by another of their searches that still waits. */
export async function hearNoMore(tx: Transaction, userIds: readonly string[], taskIds: readonly string[]) {
  if (userIds.length === 0 || taskIds.length === 0) return
  const theirs = tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(inArray(savedSearches.userId, [...userIds]))
  const { searchId, taskId, dueAt } = savedSearchMatches
  await tx
    .update(savedSearchMatches)
    .set({ dueAt: null })
    .where(and(inArray(taskId, [...taskIds]), isNotNull(dueAt), inArray(searchId, theirs)))
}
