import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { useLivePage } from "../session/live/use-live-page.ts"
import { useAuth } from "../session/use-auth.ts"
import { taskPageKey } from "../session/keys/task-keys.ts"

const pages: readonly string[] = [
  "/tasks/$taskId/",
  "/tasks/$taskId/compare",
  "/tasks/$taskId/complete",
  "/tasks/$taskId/dispute",
]

/** Draws the page of the task again from what the API says now. */
export function useRefreshTask() {
  const router = useRouter()
  return useCallback(() => {
    const filter = ({ routeId }: { routeId: string }) => pages.includes(routeId)
    // A page of the task that was left is loaded before it's shown again: as it was, it would lack what just happened.
    router.clearCache({ filter })
    return router.invalidate({ filter })
  }, [router])
}

/** What others do to the task shows right away. */
export function useLiveTask(id: string): void {
  const enabled = useAuth()?.isAuthenticated === true
  useLivePage({ queryKey: taskPageKey(id), refresh: useRefreshTask(), enabled })
}
