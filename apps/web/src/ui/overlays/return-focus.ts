import { useRef } from "react"

/**
 * Radix gives the focus back to a trigger. A dialog opened by code has none, so the element that had the
 * focus is remembered; of a menu, which is gone by then, the button that opened it.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current ??= menuButtonOf(document.activeElement) ?? document.activeElement
    },
    giveBack: (event: Event) => {
      const target = opener.current
      opener.current = null
      if (!(target instanceof HTMLElement) || !target.isConnected || target === document.body) return
      event.preventDefault()
      target.focus()
    },
  }
}

function menuButtonOf(element: Element | null) {
  const labelledBy = element?.closest("[role=menu]")?.getAttribute("aria-labelledby")
  return labelledBy ? document.getElementById(labelledBy) : null
}
