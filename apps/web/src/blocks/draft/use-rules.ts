import { useCallback, useState } from "react"

/**
 * The rules of a whole draft weigh more than the page: they come when someone starts to write, or asks to go on.
 * `load` is the same function each time.
 */
export function useRules<Rules>(load: () => Promise<Rules>) {
  const [known, setKnown] = useState<Rules | null>(null)
  const learn = useCallback(async (): Promise<Rules> => {
    const loaded = await load()
    setKnown((before) => before ?? loaded)
    return loaded
  }, [load])
  return { rules: known, learn }
}
