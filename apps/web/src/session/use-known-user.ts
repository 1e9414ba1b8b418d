import { useRouter } from "@tanstack/react-router"
import { authQuery, type SignedInUser } from "./auth-context.ts"

/** Tells the whole page what the API has just said about the person looking at it. */
export function useKnownUser() {
  const router = useRouter()
  return async (user: SignedInUser) => {
    const { queryClient } = router.options.context
    queryClient.setQueryData(authQuery.queryKey, (known) => ({ ...known, user, isAuthenticated: true }))
    await router.invalidate()
  }
}
