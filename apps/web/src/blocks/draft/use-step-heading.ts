import { useEffect, useRef } from "react"

/** To screen reader users a new step is a new page, so its heading takes the focus. */
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
