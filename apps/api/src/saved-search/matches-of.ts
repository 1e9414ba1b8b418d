import type { SearchScope } from "@doable/domain/saved-search/status"
import { savedSearchDoers, savedSearchMatches } from "../platform/db/schema/saved-search.ts"

/** What a search of this scope has found: two tables of one shape. */
export function matchesOf(scope: SearchScope) {
  return scope === "task" ? savedSearchMatches : (savedSearchDoers as unknown as typeof savedSearchMatches)
}
