import { useEffect, useEffectEvent, useRef } from "react"

/** Long enough to see that it is new, and to say oneself that one has read it. */
const lookMs = 1500

/** Whoever has looked has read: after a moment, or at once when leaving earlier. Tried once per opening. */
export function useReadByOpening(isUnread: boolean, read: () => void) {
  const isTried = useRef(false)
  const tryOnce = useEffectEvent(() => {
    if (isTried.current || !isUnread) return
    isTried.current = true
    read()
  })
  useEffect(() => {
    if (!isUnread) return
    const timer = setTimeout(tryOnce, lookMs)
    return () => clearTimeout(timer)
  }, [isUnread])
  useEffect(() => () => tryOnce(), [])
}
