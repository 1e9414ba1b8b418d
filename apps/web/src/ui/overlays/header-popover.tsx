import { clsx } from "clsx"
import { useEffect, useId, useRef, type ReactNode } from "react"

interface HeaderPopoverProps {
  label: string
  trigger: ReactNode
  triggerClassName?: string
  className?: string
  children: ReactNode
}

/** For the items inside: a choice closes the panel. */
export function closePopover({ currentTarget }: { currentTarget: Element }) {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()
}

/** Down and up, to the first and the last; from the button down into the panel. */
function moveByKey(
  event: Pick<KeyboardEvent, "key" | "target" | "preventDefault">,
  panel: HTMLElement | null,
) {
  const items = [...(panel?.querySelectorAll<HTMLElement>("a[href], button") ?? [])]
  const isInside = panel?.contains(event.target as Node) ?? false
  const at = items.indexOf(document.activeElement as HTMLElement)
  const targets: Record<string, number> = isInside
    ? { ArrowDown: (at + 1) % items.length, ArrowUp: at < 1 ? items.length - 1 : at - 1, Home: 0, End: -1 }
    : { ArrowDown: 0 }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  if (!isInside) panel?.showPopover()
  items.at(target)?.focus()
}

/** A panel under a button of the header. The browser opens and closes it on its own: no script is needed. */
export function HeaderPopover({ label, trigger, triggerClassName, className, children }: HeaderPopoverProps) {
  const id = useId().replaceAll(/[^a-zA-Z0-9]/g, "")
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = panel
    const move = (event: KeyboardEvent) => moveByKey(event, current)
    current?.addEventListener("keydown", move)
    return () => current?.removeEventListener("keydown", move)
  }, [])
  const anchor = { ["--anchor" as string]: `--header-${id}` }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onKeyDown={(event) => moveByKey(event, panel.current)}
        aria-label={label}
        className={clsx("anchor rounded-control", triggerClassName)}
        style={anchor}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={clsx("anchored header-popover", className)}
        style={anchor}
      >
        {children}
      </div>
    </>
  )
}
