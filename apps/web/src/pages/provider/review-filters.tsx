import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { X } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { ReviewList } from "../../session/answers/review-answers.ts"
import type { ReviewSearch } from "./review-search.ts"

interface ReviewLinkProps {
  providerId: string
  search: ReviewSearch
  /** The page moves to the list: from afar one wouldn't see that it changed. */
  isFar?: boolean | undefined
  className?: string | undefined
  "aria-label"?: string | undefined
  "aria-current"?: "true" | "page" | undefined
  children?: ReactNode
}

/** To the same page with other reviews; it stays where it is unless they are far, and without scripts it comes back to them. */
export function ReviewLink({ providerId, search, isFar = false, ...link }: ReviewLinkProps) {
  return (
    <Link
      to="/providers/$providerId"
      params={{ providerId }}
      search={search}
      hash={isFar ? "review-list" : "reviews"}
      hashScrollIntoView={isFar}
      resetScroll={false}
      activeOptions={{ exact: true }}
      {...link}
    />
  )
}

interface ReviewFiltersProps {
  providerId: string
  search: ReviewSearch
  summary: ReviewList["summary"]
}

/** Where there are several kinds of work or several languages, one of them can be chosen. */
export function ReviewFilters({ providerId, search, summary }: ReviewFiltersProps) {
  const { t, locale } = useTranslation()
  const first = { ...search, page: undefined }
  const kinds = summary.categories.map(({ category, count }) => ({
    value: category.id,
    label: category.name[locale],
    count,
    search: { ...first, about: search.about === category.id ? undefined : category.id },
  }))
  const langs = summary.langs.map(({ lang, count }) => ({
    value: lang,
    label: t(`task:language.${lang}`),
    count,
    search: { ...first, written: search.written === lang ? undefined : lang },
  }))
  return (
    <div className="mb-4 grid gap-2 empty:hidden">
      {[
        { label: t("provider-profile:reviews.kinds"), options: kinds, chosen: search.about },
        { label: t("provider-profile:reviews.langs"), options: langs, chosen: search.written },
      ].map(
        ({ label, options, chosen }) =>
          (options.length > 1 || chosen !== undefined) && (
            <ul key={label} aria-label={label} className="flex flex-wrap gap-2">
              {options.map((option) => (
                <li key={option.value}>
                  <ReviewLink
                    providerId={providerId}
                    search={option.search}
                    aria-current={option.value === chosen ? "true" : undefined}
                    className={clsx(
                      "inline-flex min-h-9 items-center gap-1.5 rounded-full px-3.5 text-14 font-medium inset-ring",
                      option.value === chosen
                        ? "bg-brand-soft text-brand-text inset-ring-brand"
                        : "bg-paper inset-ring-line-2 hover:bg-paper-2",
                    )}
                  >
                    {option.label}
                    <span className="tabular-nums">{option.count}</span>
                    {option.value === chosen && <X size={15} strokeWidth={2.2} aria-hidden="true" />}
                  </ReviewLink>
                </li>
              ))}
            </ul>
          ),
      )}
    </div>
  )
}
