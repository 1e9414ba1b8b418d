import { eq, sql } from "../platform/db/drizzle.ts"
import type { CreateSavedSearch } from "@doable/domain/saved-search/input"
import { alertFilterOf } from "@doable/domain/saved-search/same-search"
import { searchesPerPerson } from "@doable/domain/saved-search/limits"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../platform/context.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"
import { lockUser } from "../user/lock-user.ts"
import { ownSearch } from "./queries.ts"
import { searchColumns } from "./search-columns.ts"

export async function createSavedSearch(ctx: UserContext, { payload }: CreateSavedSearch) {
  const { db, user } = ctx
  const now = ctx.now()
  const found = await columnsOf(ctx, payload)
  const id = await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const [kept] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(savedSearches)
      .where(eq(savedSearches.userId, user.id))
    if (kept && kept.count >= searchesPerPerson) throw new Refused("saved_search_limit_reached")
    const row = { userId: user.id, name: payload.name, ...found, createdAt: now, updatedAt: now }
    const [made] = await tx.insert(savedSearches).values(row).returning({ id: savedSearches.id })
    if (!made) throw new Error("a saved search wasn't inserted")
    return made.id
  })
  return ownSearch(ctx, id)
}

async function columnsOf({ db }: UserContext, payload: CreateSavedSearch["payload"]) {
  const { scope, excludeWords, frequency, quietHours } = payload
  const filters = payload.scope === "task" ? alertFilterOf(payload.filters) : payload.filters
  const found = await searchColumns(db, filters, excludeWords, scope)
  return { scope, filters, excludeWords, frequency, quietHours, ...found }
}
