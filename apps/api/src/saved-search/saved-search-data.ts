import { desc, eq } from "../platform/db/drizzle.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

/** What a search has found goes with it. */
export const savedSearchData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(savedSearches).where(eq(savedSearches.userId, id))
  },
  tell: async (db, userId) => {
    const { scope, name, filters, excludeWords, frequency, quietHours, createdAt } = savedSearches
    const rows = await db
      .select({ scope, name, filters, excludeWords, frequency, quietHours, createdAt })
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId))
      .orderBy(desc(createdAt))
      .limit(mostTold)
    return { savedSearches: rows }
  },
}
