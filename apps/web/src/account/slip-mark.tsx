import { clsx } from "clsx"
import { Check, type LucideIcon } from "lucide-react"

/** The mark over a slip's title: a stamped tick for what is done, a plain picture for all else. */
export function SlipMark({ icon: Icon = Check, isDone = false }: { icon?: LucideIcon; isDone?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "mb-5 grid place-items-center",
        isDone
          ? "h-[72px] w-24 -rotate-6 animate-stamp rounded-[14px] bg-brand text-on-brand"
          : "size-14 rounded-control bg-brand-soft text-brand-text",
      )}
    >
      <Icon size={isDone ? 40 : 28} strokeWidth={isDone ? 3.4 : 1.9} />
    </span>
  )
}
