import { Link } from "@tanstack/react-router"
import type { L10n } from "@doable/domain/text/l10n"
import { FileText } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"

export interface DraftLine {
  id: string
  title: string
  category: L10n | null
}

/** What was begun and not finished: going on is one press away, a new one starts below. */
export function DraftsOffer({ drafts }: { drafts: readonly DraftLine[] }) {
  const { t, locale } = useTranslation()
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts" className="rounded-panel bg-paper px-4 py-3.5 shadow-paper md:px-5">
      <h2 id="drafts" className="font-semibold">
        {t("task-create:drafts.title", { count: drafts.length })}
      </h2>
      <ul className="mt-1.5">
        {drafts.map(({ id, title, category }) => (
          <li key={id} className="border-t border-line first:border-0">
            <Link
              to="/tasks/create"
              search={{ draft: id }}
              className="flex min-h-11 items-center gap-2.5 py-2 hover:text-brand-text"
            >
              <FileText aria-hidden size={18} strokeWidth={1.9} className="text-ink-2" />
              <span className="flex min-w-0 flex-1 flex-col gap-x-3 sm:flex-row sm:items-center">
                <span className="min-w-0 flex-1 truncate font-medium">
                  {title || t("task-create:drafts.untitled")}
                </span>
                {category && (
                  <span className="min-w-0 truncate text-13 text-ink-3 sm:flex-none">{category[locale]}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-14 text-ink-2">{t("task-create:drafts.orNew", { count: drafts.length })}</p>
    </section>
  )
}
