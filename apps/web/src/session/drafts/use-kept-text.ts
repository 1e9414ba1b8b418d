import { useCallback, useEffect, useState } from "react"
import { useAuth } from "../use-auth.ts"
import { draftPrefixes } from "./draft-prefixes.ts"

/**
 * A text that this browser keeps for its writer until it is sent: a reload or a lost connection loses nothing. It comes
 * after the first drawing; the third answer says that it has.
 */
export function useKeptText(name: string) {
  const writer = useAuth()?.user?.id ?? ""
  const key = `${draftPrefixes.work}${writer}:${name}`
  const [text, setText] = useState("")
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    try {
      setText(localStorage.getItem(key) ?? "")
    } catch {
      // A browser that keeps nothing.
    }
    setRead(true)
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
  return [text, change, isRead] as const
}
