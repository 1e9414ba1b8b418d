import { clsx } from "clsx"
import { X } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { ListLink, type ListPath } from "./list-link.tsx"

/** Something that narrows a list, in words, with the search that is left when it goes. */
export interface ActiveFilter<Search extends object = object> {
  key: string
  label: string
  without: Search
}

interface ActiveChipsProps {
  path: ListPath
  filters: readonly ActiveFilter[]
  /** The search without any of them. */
  reset: object
  className?: string
}

/** What narrows the list; each goes by one press. */
export function ActiveChips({ path, filters, reset, className }: ActiveChipsProps) {
  const { t } = useTranslation()
  if (filters.length === 0) return null
  return (
    <ul aria-label={t("list:active")} className={clsx("flex items-center gap-2", className)}>
      {filters.map(({ key, label, without }) => (
        <li key={key} className="flex-none">
          <ListLink
            to={path}
            search={without}
            aria-label={t("list:remove", { label })}
            className="inline-flex min-h-9 items-center gap-2 rounded-full bg-paper pr-2.5 pl-3.5 text-14 font-medium inset-ring inset-ring-line-2 hover:bg-paper-2"
          >
            {label}
            <X size={15} strokeWidth={2.2} aria-hidden="true" />
          </ListLink>
        </li>
      ))}
      <li className="flex-none">
        <ListLink to={path} search={reset} className="link inline-flex min-h-9 items-center px-1.5 text-14">
          {t("list:reset")}
        </ListLink>
      </li>
    </ul>
  )
}
