import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { openChannel } from "../live/channel.ts"
import type { AuthState } from "../auth-context.ts"

/** Where the tabs of a browser tell each other who is logged in. */
export const personChannel = "doable-person"

/** All tabs of a browser share one cookie: who logs in or out in one of them is followed by the others. */
export function useSamePerson(auth: AuthState) {
  const router = useRouter()
  const userId = auth ? (auth.user?.id ?? null) : undefined

  useEffect(() => {
    if (userId === undefined) return
    const channel = openChannel?.(personChannel, (other) => {
      if (other === userId) return
      // Seldom needed, so its code comes then; a page without it is right again with its next load.
      void import("./subscribe-to-user.ts")
        .then(({ subscribeToUser }) => subscribeToUser(router, other))
        .catch(() => undefined)
    })
    channel?.tell(userId)
    return () => channel?.close()
  }, [router, userId])
}
