import type { QueryClient } from "@tanstack/react-query"
import { authQuery } from "../auth-context.ts"

/** Someone has just logged in: whatever was asked as a visitor is asked again as this person. */
export async function enterAs(queryClient: QueryClient) {
  queryClient.removeQueries()
  await queryClient.prefetchQuery(authQuery)
}
