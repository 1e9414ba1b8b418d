import { useEffect, useRef } from "react"
import { focusHeading } from "./show-result.ts"

/**
 * When someone's own action has replaced what is in the box, the focus goes to the heading or the first control of what
 * took its place. What others do moves nobody's focus.
 */
export function useFocusNext(state: unknown, isOwnAction: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state || !box.current) return
    before.current = state
    if (!isOwnAction) return
    const next = box.current.querySelector<HTMLElement>("h2, h3, input, button")
    if (next?.matches("input, button")) next.focus()
    else focusHeading(next ?? box.current)
  })
  return box
}
