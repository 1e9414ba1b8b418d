import { ratingText } from "@doable/words/format"
import { clsx } from "clsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { ReviewList } from "../../session/answers/review-answers.ts"
import { SubRatings } from "../../review/sub-ratings.tsx"
import { ReviewLink } from "./review-filters.tsx"
import type { ReviewSearch } from "./review-search.ts"

interface ReviewSummaryProps {
  providerId: string
  search: ReviewSearch
  summary: ReviewList["summary"]
}

const row = "grid grid-cols-[14px_minmax(0,1fr)_36px] items-center gap-2.5 text-13 tabular-nums"

/** The average, how it's calculated, and the sub-ratings. A bar links to the reviews it counts. */
export function ReviewSummary({ providerId, search, summary }: ReviewSummaryProps) {
  const { t, locale } = useTranslation()
  const { avg, count, histogram, sub } = summary
  return (
    <div role="group" aria-label={t("provider-profile:reviews.summary")}>
      <div className="mb-3 flex items-center gap-3">
        <p className="display text-d48 tabular-nums">{ratingText(avg ?? 0, locale)}</p>
        <p className="text-14 text-ink-2">{t("provider-profile:stats.reviews", { count })}</p>
      </div>
      <ul>
        {[5, 4, 3, 2, 1].map((mark) => {
          const some = histogram[mark - 1] ?? 0
          const isChosen = search.stars === mark
          const bar = (
            <>
              <span aria-hidden="true">{mark}</span>
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-wall-2">
                <span
                  className="block h-full rounded-full bg-star"
                  style={{ width: `${count > 0 ? (some / count) * 100 : 0}%` }}
                />
              </span>
              <span aria-hidden="true" className="text-ink-3">
                {some}
              </span>
              <span className="sr-only">{t("provider-profile:reviews.stars", { mark, count: some })}</span>
            </>
          )
          return (
            <li key={mark}>
              {some > 0 || isChosen ? (
                <ReviewLink
                  isFar
                  providerId={providerId}
                  search={{ ...search, page: undefined, stars: isChosen ? undefined : mark }}
                  aria-current={isChosen ? "true" : undefined}
                  className={clsx(
                    row,
                    "-mx-2 min-h-9 rounded-control px-2 hover:bg-wall-2",
                    isChosen && "bg-brand-soft font-semibold text-brand-text",
                  )}
                >
                  {bar}
                </ReviewLink>
              ) : (
                <span className={clsx(row, "min-h-9")}>{bar}</span>
              )}
            </li>
          )
        })}
      </ul>
      <SubRatings direction="to_provider" sub={sub} className="mt-3 border-t border-line-2 pt-3" />
    </div>
  )
}
