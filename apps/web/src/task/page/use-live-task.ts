import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useCallback, useEffect } from "react"
import { streamingKey } from "../../live/keys.ts"
import { useAuth } from "../../shell/use-auth.ts"
import { taskPageKey } from "../keys.ts"

const everyMs = 15_000

const pages: readonly string[] = ["/tasks/$taskId/", "/tasks/$taskId/complete"]

/** Draws the page of the task anew from what the API says now. */
export function useRefreshTask() {
  const router = useRouter()
  return useCallback(() => router.invalidate({ filter: ({ routeId }) => pages.includes(routeId) }), [router])
}

/** What others do to the task shows at once; while nothing is pushed, within a quarter of a minute. */
export function useLiveTask(id: string): void {
  const refresh = useRefreshTask()
  const queryClient = useQueryClient()
  const isKnown = useAuth()?.isAuthenticated === true
  useQuery({
    queryKey: taskPageKey(id),
    queryFn: () => refresh().then(() => Date.now()),
    initialData: 0,
    enabled: isKnown,
  })
  useEffect(() => {
    if (!isKnown) return
    const timer = setInterval(() => {
      const isPushed = queryClient.getQueryData(streamingKey) === true
      if (!isPushed && document.visibilityState === "visible")
        void queryClient.invalidateQueries({ queryKey: taskPageKey(id) })
    }, everyMs)
    return () => clearInterval(timer)
  }, [isKnown, queryClient, id])
}
