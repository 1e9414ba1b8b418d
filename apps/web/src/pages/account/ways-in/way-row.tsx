import clsx from "clsx"
import { Smartphone, type LucideIcon } from "lucide-react"
import type { ReactNode, Ref } from "react"

interface WayRowProps {
  icon?: LucideIcon
  isOn?: boolean
  name: string
  chip?: ReactNode
  text: ReactNode
  children: ReactNode
  /** Takes the focus when the row itself is the news. */
  rowRef?: Ref<HTMLLIElement> | undefined
}

export function WayRow({
  icon: Icon = Smartphone,
  isOn = false,
  name,
  chip,
  text,
  children,
  rowRef,
}: WayRowProps) {
  return (
    <li
      ref={rowRef}
      tabIndex={rowRef ? -1 : undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 not-first:border-t not-first:border-line"
    >
      <span
        aria-hidden="true"
        className={clsx(
          "grid size-10 flex-none place-items-center rounded-control",
          isOn ? "bg-brand-soft text-brand-text" : "bg-wall-2 text-ink-2",
        )}
      >
        <Icon size={20} strokeWidth={1.9} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name} {chip}
        </p>
        <div className="text-14 text-ink-2">{text}</div>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  )
}
