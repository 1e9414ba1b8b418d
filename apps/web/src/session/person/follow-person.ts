import type { AnyRouter } from "@tanstack/react-router"
import type { RouterContext } from "../router-context.ts"
import { authQuery, fetchAuthContext, type AuthContext } from "../auth-context.ts"

/**
 * Someone else is logged in by now, or nobody: the page clears the previous user's data and shows what this one may
 * see.
 */
export async function followPerson(router: AnyRouter) {
  const { queryClient } = router.options.context as RouterContext
  const known = queryClient.getQueryData<AuthContext>(authQuery.queryKey)
  const now = await fetchAuthContext({ data: undefined }).catch(() => null)
  if (!now || now.user?.id === known?.user?.id) return
  queryClient.clear()
  queryClient.setQueryData(authQuery.queryKey, now)
  await router.invalidate()
}
