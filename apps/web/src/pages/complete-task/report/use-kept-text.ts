import { useCallback, useEffect, useState } from "react"

/** A text that this browser keeps until it is sent: a reload or a lost connection loses nothing. */
export function useKeptText(name: string) {
  const key = `doable:work:${name}`
  const [text, setText] = useState("")
  useEffect(() => {
    try {
      setText(localStorage.getItem(key) ?? "")
    } catch {
      // A browser that keeps nothing.
    }
  }, [key])
  const change = useCallback(
    (value: string) => {
      setText(value)
      try {
        if (value) localStorage.setItem(key, value)
        else localStorage.removeItem(key)
      } catch {
        // A browser that keeps nothing.
      }
    },
    [key],
  )
  return [text, change] as const
}
