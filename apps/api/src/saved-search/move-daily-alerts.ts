import { and, asc, eq, gt, inArray, isNull } from "../platform/db/drizzle.ts"
import { searchScopes } from "@doable/domain/saved-search/status"
import { whenToSend } from "@doable/domain/saved-search/when-to-send"
import type { Transaction } from "../platform/db/client.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"
import { matchesOf } from "./matches-of.ts"

/**
 * Someone's account has another time zone: what waits for their morning waits for the one there. What is due already
 * goes out, and searches with quiet hours keep the zone of those.
 */
export async function moveDailyAlerts(tx: Transaction, userId: string, tz: string | null, now: Date) {
  // In the order in which alerts that go out lock them.
  const daily = await tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.userId, userId),
        eq(savedSearches.frequency, "daily"),
        isNull(savedSearches.quietHours),
      ),
    )
    .orderBy(asc(savedSearches.id))
    .for("update")
  if (daily.length === 0) return
  const dueAt = whenToSend({ frequency: "daily", quietHours: null, tz }, now)
  const ids = daily.map(({ id }) => id)
  for (const scope of searchScopes) {
    const matches = matchesOf(scope)
    await tx
      .update(matches)
      .set({ dueAt })
      .where(and(inArray(matches.searchId, ids), gt(matches.dueAt, now)))
  }
}
