import { clsx } from "clsx"
import { ChevronRight } from "lucide-react"
import type { LucideIcon } from "lucide-react"
import { useId } from "react"
import { Spinner } from "../ui/layout/spinner.tsx"

interface ExitRowProps {
  icon: LucideIcon
  title: string
  /** What follows; where it can't be taken, why not. */
  text: string | undefined
  isPossible: boolean
  pending: boolean
  onClick: () => void
}

/** One way to change or end a job. One that can't be taken can still be reached and read. */
export function ExitRow({ icon, title, text, isPossible, pending, onClick }: ExitRowProps) {
  const id = useId()
  const Icon = icon
  const isActive = isPossible && !pending
  return (
    <button
      type="button"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      aria-disabled={!isActive || undefined}
      aria-busy={pending || undefined}
      onClick={isActive ? onClick : undefined}
      className={clsx(
        "flex min-h-11 w-full items-start gap-3.5 border-t border-line px-5 py-3.5 text-left -outline-offset-2",
        isPossible ? "hover:bg-paper-2" : "cursor-not-allowed",
      )}
    >
      {pending ? (
        <Spinner size={20} className="mt-0.5 flex-none" />
      ) : (
        <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none text-ink-2" />
      )}
      <span className="min-w-0 flex-1">
        <span id={`${id}-title`} className={clsx("block font-semibold", !isPossible && "text-ink-3")}>
          {title}
        </span>
        {text && (
          <span id={`${id}-text`} className="block text-13 text-ink-3">
            {text}
          </span>
        )}
      </span>
      {isPossible && (
        <ChevronRight
          size={20}
          strokeWidth={1.9}
          aria-hidden="true"
          className="flex-none self-center text-ink-3"
        />
      )}
    </button>
  )
}
