import { isDeepStrictEqual } from "node:util"
import { eq, sql } from "../platform/db/drizzle.ts"
import type { UpdateSavedSearch } from "@doable/domain/saved-search/input"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"
import { changeAlerts } from "./change-alerts.ts"
import { lockSearch } from "./lock-search.ts"
import { ownSearch } from "./queries.ts"
import { excludedQuery, searchColumns } from "./search-columns.ts"

export async function updateSavedSearch(ctx: UserContext, { id, payload }: UpdateSavedSearch) {
  const now = ctx.now()
  const { filters, scope } = await ownSearch(ctx, id)
  const { keys, query } = await searchColumns(ctx.db, filters, [], scope)
  await ctx.db.transaction(async (tx) => {
    const row = await lockSearch(tx, ctx.user.id, id)
    const { name = row.name, excludeWords = row.excludeWords } = payload
    const { frequency = row.frequency, quietHours = row.quietHours } = payload
    // Searches for doers from before they had alerts were filed under nothing. The others stay filed as they are: a
    // merge of categories may have done that since they were read.
    const filed = row.keys.length === 0 ? { keys, query } : {}
    await tx
      .update(savedSearches)
      .set({ name, excludeWords, ...filed, excluded: excludedQuery(excludeWords), updatedAt: now })
      .where(eq(savedSearches.id, id))
    await leaveOutWaiting[scope](tx, id)
    // A new name alone moves nothing that waits, and the link in an email still brings back what it stopped.
    const isSame = frequency === row.frequency && isDeepStrictEqual(quietHours, row.quietHours)
    if (!isSame) await changeAlerts(tx, row, { frequency, quietHours }, now)
  })
  return ownSearch(ctx, id)
}

/** The words to exclude count for what waits to be told, too. */
const leaveOutWaiting = {
  task: (tx: Transaction, searchId: string) =>
    tx.execute(sql`delete from saved_search_matches m using saved_searches s, tasks t
      where s.id = ${searchId} and m.search_id = s.id and m.due_at is not null
        and t.id = m.task_id and t.search @@ s.excluded`),
  provider: (tx: Transaction, searchId: string) =>
    tx.execute(sql`delete from saved_search_doers m using saved_searches s, provider_profiles p
      where s.id = ${searchId} and m.search_id = s.id and m.due_at is not null
        and p.id = m.provider_id and p.search @@ s.excluded`),
}
