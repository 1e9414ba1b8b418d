import { useEffect, useState } from "react"

const minute = 60_000

/** The present, to the minute. It starts with a moment that server and browser agree on. */
export function useNow(start: number): Date {
  const [ticked, setTicked] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicked(Date.now()), minute)
    return () => clearInterval(timer)
  }, [])
  return new Date(Math.max(start, ticked))
}
