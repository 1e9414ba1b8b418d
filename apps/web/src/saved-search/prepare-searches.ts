import { matchesQuery, plainSearchesQuery, searchesQuery } from "./searches-query.ts"
import { authQuery } from "../session/auth-context.ts"
import type { RouterContext } from "../session/router-context.ts"

/** Before the page is drawn, so that the list stands there without scripts. What fails is asked for again there. */
export async function prepareSearches({ queryClient, api }: RouterContext) {
  await Promise.all([
    queryClient.prefetchQuery(searchesQuery(api)),
    queryClient.prefetchQuery(matchesQuery(api)),
  ])
}

/** Beside a list, which says whether what it's asked for is saved already. */
export async function prepareOwnSearches({ queryClient, api }: RouterContext) {
  if (!queryClient.getQueryData(authQuery.queryKey)?.isAuthenticated) return
  await queryClient.prefetchQuery(plainSearchesQuery(api))
}
