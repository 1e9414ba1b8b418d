import { clsx } from "clsx"
import { AdminLink } from "./table/admin-link.tsx"

interface AdminTabsProps {
  label: string
  tabs: readonly { key: string; label: string; isCurrent: boolean; set: object }[]
}

/** Links that look like tabs: each is an address, with or without scripts. */
export function AdminTabs({ label, tabs }: AdminTabsProps) {
  return (
    <nav aria-label={label} className="mb-4 inset-shadow-[0_-1px_0_var(--line-2)]">
      <ul className="flex gap-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none]">
        {tabs.map(({ key, label: words, isCurrent, set }) => (
          <li key={key} className="flex-none">
            <AdminLink
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
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
