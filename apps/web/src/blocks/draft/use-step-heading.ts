import { useEffect, useRef } from "react"

/** A new step is a new page to the person who listens: its heading takes the focus. */
export function useStepHeading(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
