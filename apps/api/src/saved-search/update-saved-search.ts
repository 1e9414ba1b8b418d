import { eq } from "drizzle-orm"
import type { UpdateSavedSearch } from "@doable/domain/saved-search/input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../platform/context.ts"
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
      .set({ name, excludeWords, excluded: excludedQuery(excludeWords) })
      .where(eq(savedSearches.id, id))
    await changeAlerts(tx, id, { frequency, quietHours }, now)
  })
  return ownSearch(ctx, id)
}
