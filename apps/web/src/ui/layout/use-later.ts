import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useState } from "react"
import { loadWords } from "../../i18n/load-words.ts"
import type { Namespace } from "@doable/words/keys"

interface Later<Part> {
  /** Stable: a function at module level. */
  load: () => Promise<Part>
  words: readonly Namespace[]
  /** True from the moment someone is about to need it. */
  isWanted: boolean
  /** The code didn't come: there must be another way. */
  onFailure: () => void
}

/** A part of the page whose code and words come with its first use; null until they are here. */
export function useLater<Part>({ load, words, isWanted, onFailure }: Later<Part>): Part | null {
  const { i18n } = useRouter().options.context
  const [part, setPart] = useState<{ it: Part } | null>(null)
  const isMissing = isWanted && !part
  const fail = useEffectEvent(onFailure)

  useEffect(() => {
    if (!isMissing) return
    let isAwaited = true
    Promise.all([load(), loadWords(i18n, words)]).then(
      ([it]) => isAwaited && setPart({ it }),
      () => isAwaited && fail(),
    )
    return () => {
      isAwaited = false
    }
  }, [isMissing, load, i18n, words])

  return part?.it ?? null
}
