import { useCallback, useRef } from "react"
import { useApi } from "../../../session/use-api.ts"

const pauseMs = 600

/** Told once for each offer that was on the screen, several at a time. */
export function useMarkSeen() {
  const ask = useApi()
  const told = useRef(new Set<string>())
  const waiting = useRef<string[]>([])
  return useCallback(
    (id: string) => {
      if (told.current.has(id)) return
      told.current.add(id)
      waiting.current.push(id)
      if (waiting.current.length > 1) return
      setTimeout(() => {
        const ids = waiting.current.splice(0)
        // Not worth a word: whoever looks again tells it again.
        ask((api) => api.offer.markSeen.mutate({ ids })).catch(() =>
          ids.map((one) => told.current.delete(one)),
        )
      }, pauseMs)
    },
    [ask],
  )
}
