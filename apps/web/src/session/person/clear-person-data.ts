import type { AnyRouter } from "@tanstack/react-router"
import type { RouterContext } from "../router-context.ts"
import { authQuery } from "../auth-context.ts"

/**
 * The session is over: this page forgets all it knew about the person and asks everything again as a visitor. It leaves
 * first, because the parts of a private page would ask again for what is forgotten, and be refused. Unsaved changes
 * don't hold it back: what it knows would stay on the screen of someone who has logged out.
 */
export async function clearPersonData(router: AnyRouter, to?: string) {
  const { queryClient } = router.options.context as RouterContext
  const visitor = { user: null, isAuthenticated: false }
  queryClient.setQueryData(authQuery.queryKey, visitor)
  try {
    if (to) await router.navigate({ to, ignoreBlocker: true })
  } finally {
    queryClient.clear()
    queryClient.setQueryData(authQuery.queryKey, visitor)
  }
  await router.invalidate()
}
