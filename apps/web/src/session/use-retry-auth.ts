import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { authQuery, type AuthState } from "./auth-context.ts"

const firstWait = 2000
const longestWait = 30_000

/** The page was drawn while the API was away: asks again, ever more slowly, until it knows who is looking. */
export function useRetryAuth(auth: AuthState) {
  const router = useRouter()
  const unknown = auth === null

  useEffect(() => {
    if (!unknown) return
    let timer: ReturnType<typeof setTimeout>
    const ask = (wait: number) => {
      timer = setTimeout(async () => {
        const answer = await router.options.context.queryClient.fetchQuery(authQuery).catch(() => null)
        if (answer) await router.invalidate()
        else ask(Math.min(wait * 2, longestWait))
      }, wait)
    }
    ask(firstWait)
    return () => clearTimeout(timer)
  }, [unknown, router])
}
