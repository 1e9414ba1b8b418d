import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import type { AuthState } from "../session/auth-context.ts"

const firstQuestionMs = 5000

/**
 * The number that the page was drawn with is good for five seconds, so what keeps it true comes after them
 * and costs the page nothing before.
 */
export function useLive(auth: AuthState) {
  const router = useRouter()
  const userId = auth?.user?.id
  const isKnown = auth?.unread !== undefined

  useEffect(() => {
    if (!userId) return
    const { queryClient, config } = router.options.context
    const knownSince = isKnown ? Date.now() : 0
    const onSessionOver = () =>
      void import("../session/person/leave-session.ts")
        .then(({ leaveSession }) => leaveSession(router))
        // Asked again in a few seconds.
        .catch(() => undefined)
    let isWanted = true
    let stop = () => {}
    const start = async () => {
      const { startLive } = await import("../session/live/start-live.ts")
      const { serverUrl } = config
      if (isWanted) stop = startLive({ queryClient, serverUrl, userId, knownSince, onSessionOver })
    }
    // Where the code does not come, the next page tries again.
    const timer = setTimeout(() => void start().catch(() => undefined), isKnown ? firstQuestionMs : 0)
    return () => {
      isWanted = false
      clearTimeout(timer)
      stop()
    }
  }, [router, userId, isKnown])
}
