import { useEffect, useState } from "react"
import { useCountdown } from "./use-countdown.ts"

const pauseMs = 60_000

/** What this tab waits for before it may ask again; a reload doesn't shorten the wait. */
type Pause = "change-email" | "password-link" | "phone-code" | "unlock-letter"

const keyOf = (pause: Pause) => `pause:${pause}`

export function usePause(pause: Pause) {
  const [until, setUntil] = useState(0)
  useEffect(() => setUntil(pauseEnd(read(pause), Date.now())), [pause])
  const left = useCountdown(until)
  const start = () => {
    const end = Date.now() + pauseMs
    write(pause, String(end))
    setUntil(end)
  }
  return { left, start }
}

/** A clock that was set back must not lengthen the pause. */
export function pauseEnd(stored: string | null, now: number): number {
  const end = Number(stored)
  return Number.isFinite(end) ? Math.min(end, now + pauseMs) : 0
}

// A browser that keeps nothing: the page goes on without the memory, and the API counts anyway.
function read(pause: Pause) {
  try {
    return sessionStorage.getItem(keyOf(pause))
  } catch {
    return null
  }
}

function write(pause: Pause, text: string) {
  try {
    sessionStorage.setItem(keyOf(pause), text)
  } catch {
    return
  }
}
