import { useRouteContext, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { authQuery, type AuthState, type SignedInUser } from "./auth-context.ts"

/** Who is looking at the page; null while it isn't known. A page that failed early still knows it from before. */
export function useAuth(): AuthState {
  const { queryClient } = useRouter().options.context
  const auth = useRouteContext({ from: "__root__", select: (context): AuthState | undefined => context.auth })
  return auth ?? queryClient.getQueryData(authQuery.queryKey) ?? null
}

/** Nobody is invited to become what they are. */
export const useIsDoer = () => useAuth()?.user?.accountType === "PROVIDER"

/** Timers can't wait longer; nobody leaves a page open for as long. */
const longestWaitMs = 2 ** 31 - 1

/** What the account is limited by now. A page that lies open learns of its end by the clock. */
export function useLimit(): NonNullable<SignedInUser["limit"]> | null {
  const limit = useAuth()?.user?.limit ?? null
  const until = limit?.until ?? null
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    const left = until ? Date.parse(until) - Date.now() : Infinity
    if (left > longestWaitMs) return
    const timer = setTimeout(() => setOver(until), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [until])
  return until !== null && until === over ? null : limit
}
