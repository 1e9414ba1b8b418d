import { clsx } from "clsx"
import { useEffect, useRef } from "react"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"

interface AdminTabsProps {
  label: string
  tabs: readonly {
    key: string
    label: string
    /** How many wait there. */
    count?: number | undefined
    isCurrent: boolean
    set: object
  }[]
}

/** Links that look like tabs: each is an address, with or without scripts. */
export function AdminTabs({ label, tabs }: AdminTabsProps) {
  const strip = useRef<HTMLUListElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.key
  // On a phone the chosen one is brought into the strip.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>("[aria-current]")
    if (chosen) strip.current?.scrollTo({ left: chosen.offsetLeft - 48 })
  }, [current])
  return (
    <nav aria-label={label} className="mb-4 inset-shadow-[0_-1px_0_var(--line-2)]">
      <ul
        ref={strip}
        className="relative flex gap-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {tabs.map(({ key, label: words, count, isCurrent, set }) => (
          <li key={key} className="flex-none">
            <TableLink
              set={set}
              aria-current={isCurrent ? "page" : undefined}
              className={clsx(
                "flex min-h-11 items-center px-3.5 font-medium whitespace-nowrap -outline-offset-3!",
                isCurrent
                  ? "font-semibold text-brand-text inset-shadow-[0_-2px_0_var(--brand)]"
                  : "text-ink-2 hover:text-ink",
              )}
            >
              {words}
              {count === undefined ? null : <b className="ml-2 tabular-nums">{count}</b>}
            </TableLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
