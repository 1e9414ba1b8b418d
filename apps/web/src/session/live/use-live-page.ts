import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { streamingKey } from "./keys.ts"

const everyMs = 15_000

interface LivePage {
  /** Made stale by what is pushed; the page is drawn again then. */
  queryKey: readonly unknown[]
  refresh: () => Promise<unknown>
  /** Nothing is pushed to visitors. */
  enabled?: boolean
}

/** What others do shows on the page right away; while nothing is pushed, within a quarter of a minute. */
export function useLivePage({ queryKey, refresh, enabled = true }: LivePage): void {
  const queryClient = useQueryClient()
  useQuery({ queryKey, queryFn: () => refresh().then(() => Date.now()), initialData: 0, enabled })
  const name = JSON.stringify(queryKey)
  useEffect(() => {
    if (!enabled) return
    const timer = setInterval(() => {
      const isPushed = queryClient.getQueryData(streamingKey) === true
      if (!isPushed && document.visibilityState === "visible")
        void queryClient.invalidateQueries({ queryKey: JSON.parse(name) as unknown[] })
    }, everyMs)
    return () => clearInterval(timer)
  }, [enabled, queryClient, name])
}
