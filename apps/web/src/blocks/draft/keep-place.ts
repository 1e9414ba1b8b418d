import type { MouseEvent } from "react"

/**
 * A press takes the keyboard from a field, whose words then come or go and move the button from under the
 * finger: the press would be lost. The form leaves its field itself when it is sent.
 */
export function keepPlace(event: MouseEvent) {
  // Where nothing has the keyboard, the button takes it: otherwise it's lost when the button disappears.
  if (document.activeElement !== document.body) event.preventDefault()
}
