import { useRouter } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { ReviewCard } from "../../review/review-card.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { Pagination } from "../../ui/layout/pagination.tsx"
import type { ProfileData } from "./load-provider.ts"
import { ProfileSection } from "./profile-section.tsx"
import { ReviewFilters, ReviewLink } from "./review-filters.tsx"
import { reviewsPerPage, type ReviewSearch } from "./review-search.ts"
import { ReviewSummary } from "./review-summary.tsx"

interface ProfileReviewsProps {
  data: ProfileData
  search: ReviewSearch
}

/** What clients wrote. Until they have, it says so, and who will be able to. */
export function ProfileReviews({ data: { provider, reviews }, search }: ProfileReviewsProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const rule = <p className="max-w-[60ch] text-14 text-ink-2">{t("provider-profile:reviews.rule")}</p>
  const isNarrowed = Boolean(search.stars ?? search.about ?? search.written)
  const all = { providerId: provider.id, search }
  return (
    <ProfileSection id="reviews" title={t("provider-profile:reviews.title")}>
      {!reviews ? (
        <ListError title={t("provider-profile:reviews.failed")} onRetry={() => void router.invalidate()} />
      ) : reviews.total === 0 && reviews.summary.count === 0 ? (
        <>
          <p className="font-semibold">{t("provider-profile:reviews.none")}</p>
          {rule}
        </>
      ) : (
        <div className="grid items-start gap-x-9 gap-y-6 md:grid-cols-[216px_minmax(0,1fr)]">
          <div>
            {reviews.summary.count > 0 ? (
              <ReviewSummary {...all} summary={reviews.summary} />
            ) : (
              <p className="text-14">{t("provider-profile:reviews.uncounted")}</p>
            )}
            <div className="mt-3">{rule}</div>
          </div>
          <div id="review-list" className="min-w-0 scroll-mt-24">
            <ReviewFilters {...all} summary={reviews.summary} />
            {(isNarrowed || reviews.data.length === 0) && (
              <p className="mb-4">
                {reviews.data.length === 0
                  ? t("provider-profile:reviews.noneSuch")
                  : t("provider-profile:reviews.shown", {
                      shown: reviews.total,
                      count: reviews.summary.count,
                    })}{" "}
                <ReviewLink providerId={provider.id} search={{}} className="link">
                  {t("provider-profile:reviews.showAll")}
                </ReviewLink>
              </p>
            )}
            <ul className="divide-y divide-line-2">
              {reviews.data.map((review) => (
                <li key={review.id} className="py-5 first:pt-0">
                  <ReviewCard review={review} />
                </li>
              ))}
            </ul>
            <Pagination
              page={search.page ?? 1}
              pages={Math.ceil(reviews.total / reviewsPerPage)}
              label={t("provider-profile:reviews.pages")}
              renderLink={(page, link) => (
                <ReviewLink {...all} search={{ ...search, page: page > 1 ? page : undefined }} {...link} />
              )}
            />
          </div>
        </div>
      )}
    </ProfileSection>
  )
}
