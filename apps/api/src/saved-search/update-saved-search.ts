import { isDeepStrictEqual } from "node:util"
import { eq, sql } from "drizzle-orm"
import type { UpdateSavedSearch } from "@doable/domain/saved-search/input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"
import { changeAlerts } from "./change-alerts.ts"
import { lockSearch } from "./lock-search.ts"
import { ownSearch } from "./queries.ts"
import { excludedQuery } from "./search-columns.ts"

export async function updateSavedSearch(ctx: UserContext, { id, payload }: UpdateSavedSearch) {
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    const row = await lockSearch(tx, ctx.user.id, id)
    const { name = row.name, excludeWords = row.excludeWords } = payload
    const { frequency = row.frequency, quietHours = row.quietHours } = payload
    const hasAlerts = frequency !== "off" || excludeWords.length > 0 || quietHours !== null
    if (row.scope === "provider" && hasAlerts) throw new Refused("saved_search_without_alerts")
    await tx
      .update(savedSearches)
      .set({ name, excludeWords, excluded: excludedQuery(excludeWords), updatedAt: now })
      .where(eq(savedSearches.id, id))
    await leaveOutWaiting(tx, id)
    // A new name alone moves nothing that waits, and the link in an email still brings back what it stopped.
    const isSame = frequency === row.frequency && isDeepStrictEqual(quietHours, row.quietHours)
    if (!isSame) await changeAlerts(tx, id, { frequency, quietHours }, now)
  })
  return ownSearch(ctx, id)
}

/** The words to exclude count for what waits to be told, too. */
async function leaveOutWaiting(tx: Transaction, searchId: string) {
  await tx.execute(sql`delete from saved_search_matches m using saved_searches s, tasks t
    where s.id = ${searchId} and m.search_id = s.id and m.due_at is not null
      and t.id = m.task_id and t.search @@ s.excluded`)
}
