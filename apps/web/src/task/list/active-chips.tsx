import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { X } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { withoutFilters, type ActiveFilter } from "./active-filters.ts"
import type { TaskSearch } from "./task-search.ts"

interface ActiveChipsProps {
  filters: readonly ActiveFilter[]
  search: TaskSearch
  className?: string
}

/** What narrows the list; each goes by one press. */
export function ActiveChips({ filters, search, className }: ActiveChipsProps) {
  const { t } = useTranslation()
  if (filters.length === 0) return null
  return (
    <ul aria-label={t("tasks:active")} className={clsx("flex items-center gap-2", className)}>
      {filters.map(({ key, label, without }) => (
        <li key={key} className="flex-none">
          <Link
            to="/tasks"
            search={without}
            resetScroll={false}
            aria-label={t("tasks:remove", { label })}
            className="inline-flex min-h-9 items-center gap-2 rounded-full bg-paper pr-2.5 pl-3.5 text-14 font-medium inset-ring inset-ring-line-2 hover:bg-paper-2"
          >
            {label}
            <X size={15} strokeWidth={2.2} aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li className="flex-none">
        <Link
          to="/tasks"
          search={withoutFilters(search)}
          resetScroll={false}
          className="link inline-flex min-h-9 items-center px-1.5 text-14"
        >
          {t("tasks:reset")}
        </Link>
      </li>
    </ul>
  )
}
