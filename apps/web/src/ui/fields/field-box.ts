// The one look of every boxed control: edge, focus, error, disabled. Borders, not shadows, carry the
// edge so that it survives forced-colours mode.
import clsx from "clsx"

const base =
  "flex w-full min-w-0 items-center rounded-control border-[1.5px] border-line-control bg-paper text-ink transition-[border-color,box-shadow] duration-(--m-fast)"

const around =
  "gap-2.5 outline-2 outline-transparent hover:border-ink-3 focus-within:border-brand focus-within:shadow-[inset_0_0_0_0.5px_var(--brand),0_0_0_3px_color-mix(in_srgb,var(--brand)_24%,transparent)] has-[[aria-invalid=true]]:border-danger has-[[aria-invalid=true]]:shadow-[inset_0_0_0_0.5px_var(--danger)] has-[[aria-invalid=true]]:focus-within:shadow-[inset_0_0_0_0.5px_var(--danger),0_0_0_3px_color-mix(in_srgb,var(--danger)_24%,transparent)] has-[:disabled]:border-line-2 has-[:disabled]:bg-wall-2"

const itself =
  "gap-2.5 outline-2 outline-transparent enabled:hover:border-ink-3 focus-visible:border-brand focus-visible:shadow-[inset_0_0_0_0.5px_var(--brand),0_0_0_3px_color-mix(in_srgb,var(--brand)_24%,transparent)] aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_0.5px_var(--danger)] data-[state=open]:border-brand disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-wall-2 disabled:text-ink-3"

const height = { default: "min-h-12 text-16", dense: "min-h-10 text-16 md:text-15" }

type BoxOptions = { dense?: boolean | undefined; className?: string | undefined }

/** For a wrapper around a native input. */
export function boxAround({ dense, className }: BoxOptions = {}) {
  return clsx(base, around, height[dense ? "dense" : "default"], className)
}

/** For a control that is its own box, such as the button of a select. */
export function boxItself({ dense, className }: BoxOptions = {}) {
  return clsx(base, itself, height[dense ? "dense" : "default"], className)
}

export const bareInput =
  "min-w-0 flex-1 self-stretch bg-transparent text-ellipsis text-ink outline-none placeholder:text-ink-3 placeholder:opacity-100 disabled:cursor-not-allowed disabled:text-ink-3"

export const boxButton =
  "grid size-10 shrink-0 cursor-pointer place-items-center rounded-paper text-ink-2 hover:bg-wall-2 hover:text-ink disabled:cursor-not-allowed disabled:text-ink-3 disabled:hover:bg-transparent"

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
