import { and, inArray, isNotNull } from "../../platform/db/drizzle.ts"
import type { SearchScope } from "@doable/domain/saved-search/status"
import type { Transaction } from "../../platform/db/client.ts"
import { savedSearches } from "../../platform/db/schema/saved-search.ts"
import { matchesOf } from "../matches-of.ts"

/** Who has been told of something doesn't hear of it again by another of their searches that still waits. */
export async function hearNoMore(
  tx: Transaction,
  userIds: readonly string[],
  scope: SearchScope,
  foundIds: readonly string[],
) {
  if (userIds.length === 0 || foundIds.length === 0) return
  const theirs = tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(inArray(savedSearches.userId, [...userIds]))
  const matches = matchesOf(scope)
  await tx
    .update(matches)
    .set({ dueAt: null })
    .where(
      and(
        inArray(matches.foundId, [...foundIds]),
        isNotNull(matches.dueAt),
        inArray(matches.searchId, theirs),
      ),
    )
}
