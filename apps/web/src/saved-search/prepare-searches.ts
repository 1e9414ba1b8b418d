import { matchesQuery, searchesQuery } from "./searches-query.ts"
import type { RouterContext } from "../session/router-context.ts"

/** Before the page is drawn, so that the list stands there without scripts. What fails is asked for again there. */
export async function prepareSearches({ queryClient, api }: RouterContext) {
  await Promise.all([
    queryClient.prefetchQuery(searchesQuery(api)),
    queryClient.prefetchQuery(matchesQuery(api)),
  ])
}
