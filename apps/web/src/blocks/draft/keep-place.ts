import type { MouseEvent } from "react"

/**
 * A press takes the keyboard from a field, whose words then come or go and move the button from under the
 * finger: the press would be lost. The form leaves its field itself when it is sent.
 */
export function keepPlace(event: MouseEvent) {
  event.preventDefault()
}
