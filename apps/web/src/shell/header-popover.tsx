import { clsx } from "clsx"
import { useId, type ReactNode } from "react"

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

/** A panel under a button of the header. The browser opens and closes it by itself: no script is needed. */
export function HeaderPopover({ label, trigger, triggerClassName, className, children }: HeaderPopoverProps) {
  const id = useId().replaceAll(/[^a-zA-Z0-9]/g, "")
  const anchor = `--header-${id}`

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={clsx("rounded-control", triggerClassName)}
        style={{ ["anchorName" as string]: anchor }}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={clsx("header-popover", className)}
        style={{ ["positionAnchor" as string]: anchor }}
      >
        {children}
      </div>
    </>
  )
}
