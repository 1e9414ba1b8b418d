import { useEffect, useRef, useState } from "react"

/** How often a number has risen since the page was opened, and to what the last time. */
export function useRise(value: number): { times: number; to: number } {
  const before = useRef(value)
  const [rise, setRise] = useState({ times: 0, to: value })
  useEffect(() => {
    if (value > before.current) setRise(({ times }) => ({ times: times + 1, to: value }))
    before.current = value
  }, [value])
  return rise
}
