import { useEffect, useState } from "react"

/** Whole seconds until then, 0 when it is over. Counted from the clock, so a sleeping tab doesn't fall behind. */
export function useCountdown(until: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return left
}
