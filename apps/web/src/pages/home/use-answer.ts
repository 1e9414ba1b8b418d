import { useEffect, useState } from "react"

/** The answer to the latest request; a late answer to an older one is ignored. */
export function useAnswer<Answer>(ask: () => Promise<Answer>): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    let isLatest = true
    ask().then(
      (found) => isLatest && setAnswer(found),
      () => isLatest && setAnswer(null),
    )
    return () => {
      isLatest = false
    }
  }, [ask])
  return answer
}
