import { clsx } from "clsx"
import { ChevronRight } from "lucide-react"
import type { LucideIcon } from "lucide-react"
import { useId } from "react"
import { Spinner } from "../../ui/layout/spinner.tsx"

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
  const textId = useId()
  const Icon = icon
  const isActive = isPossible && !pending
  return (
    <div
      className={clsx(
        "relative flex items-start gap-3.5 border-t border-line px-5 py-3.5",
        isPossible && "hover:bg-paper-2",
      )}
    >
      {pending ? (
        <Spinner size={20} className="mt-0.5 flex-none" />
      ) : (
        <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 flex-none text-ink-2" />
      )}
      <span className="min-w-0 flex-1">
        {/* The whole row can be selected; only its title is read as the name. */}
        <button
          type="button"
          aria-describedby={text ? textId : undefined}
          aria-disabled={!isActive || undefined}
          aria-busy={pending || undefined}
          onClick={isActive ? onClick : undefined}
          className={clsx(
            "min-h-6 rounded-xs text-left font-semibold after:absolute after:inset-0",
            !isPossible && "cursor-not-allowed text-ink-3",
          )}
        >
          {title}
        </button>
        {text && (
          <span id={textId} className="block text-13 text-ink-3">
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
    </div>
  )
}
