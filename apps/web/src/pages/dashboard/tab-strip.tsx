import type { ReactNode } from "react"
import { Badge } from "../../ui/data/badge.tsx"

/** For links inside of a strip; the one of the open page carries `aria-current`. */
export const tabClass =
  "inline-flex min-h-14 flex-none items-center gap-2 px-3.5 font-medium whitespace-nowrap text-ink-2 -outline-offset-3! hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:inset-shadow-[0_-3px_0_var(--brand)]"

interface TabStripProps {
  label: string
  /** Links with `tabClass`. */
  children: ReactNode
  /** Other pages of the same person, at the end of the strip; phones have them below. */
  aside?: ReactNode
}

/** The parts of a dashboard, under the header. They're links, so that each has an address and opens without scripts. */
export function TabStrip({ label, children, aside }: TabStripProps) {
  return (
    <div className="border-b border-line">
      <div className="wide flex items-center justify-between gap-6">
        <nav
          aria-label={label}
          className="-ml-3.5 flex min-w-0 overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {children}
        </nav>
        {aside && <div className="flex-none text-15 max-lg:hidden">{aside}</div>}
      </div>
    </div>
  )
}

/** What stands behind the name of a tab: how much there is, or how much of it waits. */
export function TabCount({ count, isWaiting = false }: { count: number; isWaiting?: boolean }) {
  if (count === 0) return null
  return isWaiting ? (
    <Badge count={count} />
  ) : (
    <span className="text-14 font-medium text-ink-3 tabular-nums">{count}</span>
  )
}
