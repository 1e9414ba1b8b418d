import type { AnyRouter } from "@tanstack/react-router"
import type { RouterContext } from "../router-context.ts"
import { authQuery } from "../auth-context.ts"

/** The session is over: this page forgets all it knew about the person and asks everything again as a visitor. */
export async function clearPersonData(router: AnyRouter, to?: string) {
  const { queryClient } = router.options.context as RouterContext
  queryClient.clear()
  queryClient.setQueryData(authQuery.queryKey, { user: null, isAuthenticated: false })
  if (to) await router.navigate({ to })
  await router.invalidate()
}
