// The one look of every boxed control: edge, focus, error, disabled. Borders, not shadows, carry the
// edge so that it survives forced-colours mode.
import clsx from "clsx"

const height = { default: "min-h-12 text-16", dense: "min-h-10 text-16 md:text-15" }

type BoxOptions = { dense?: boolean | undefined; className?: string | undefined }

/** For a wrapper around a native input. */
export function boxAround({ dense, className }: BoxOptions = {}) {
  return clsx("field-box field-box-around", height[dense ? "dense" : "default"], className)
}

/** For a control that is its own box, such as the button of a select. */
export function boxItself({ dense, className }: BoxOptions = {}) {
  return clsx("field-box field-box-itself", height[dense ? "dense" : "default"], className)
}

export const bareInput = "bare-input"

export const boxButton = "box-button"

/** A press on the icon or unit inside the box goes to its input, as people expect of one control. */
export function focusInput(event: {
  currentTarget: HTMLElement
  target: EventTarget
  preventDefault(): void
}) {
  if ((event.target as HTMLElement).closest("input, textarea, button, a")) return
  event.preventDefault()
  event.currentTarget.querySelector("input")?.focus()
}
