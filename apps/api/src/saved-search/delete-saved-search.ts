import { eq } from "../platform/db/drizzle.ts"
import type { SavedSearchId } from "@doable/domain/saved-search/input"
import type { UserContext } from "../platform/context.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"
import { lockSearch } from "./lock-search.ts"

export function deleteSavedSearch({ db, user }: UserContext, { id }: SavedSearchId) {
  return db.transaction(async (tx) => {
    await lockSearch(tx, user.id, id)
    await tx.delete(savedSearches).where(eq(savedSearches.id, id))
    return { id }
  })
}
