import { useCallback, useState } from "react"
import type * as rules from "./problems.ts"

export type Rules = typeof rules

/** The rules of a whole task weigh more than the page: they come when someone begins to write, or asks to go on. */
export function useRules() {
  const [known, setKnown] = useState<Rules | null>(null)
  const learn = useCallback(async (): Promise<Rules> => {
    const loaded = await import("./problems.ts")
    setKnown((before) => before ?? loaded)
    return loaded
  }, [])
  return { rules: known, learn }
}
