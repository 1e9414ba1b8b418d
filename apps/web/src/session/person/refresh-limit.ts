import type { AnyRouter } from "@tanstack/react-router"
import { authQuery, fetchAuthContext, type AuthContext } from "../auth-context.ts"
import type { RouterContext } from "../router-context.ts"

const limitOf = (auth: AuthContext | undefined) => JSON.stringify(auth?.user?.limit ?? null)

/** The account was limited while the page was open, or no longer is: the whole page should know it. */
export async function refreshLimit(router: AnyRouter) {
  const { queryClient } = router.options.context as RouterContext
  const known = queryClient.getQueryData<AuthContext>(authQuery.queryKey)
  const now = await fetchAuthContext({ data: undefined }).catch(() => null)
  if (!now?.user || now.user.id !== known?.user?.id || limitOf(now) === limitOf(known)) return
  queryClient.setQueryData(authQuery.queryKey, now)
  await router.invalidate()
}
