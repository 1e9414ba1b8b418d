import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { ListError } from "../ui/feedback/list-error.tsx"
import { Pagination } from "../ui/layout/pagination.tsx"
import { Rating } from "../ui/data/rating.tsx"
import { Sheet, SheetContent } from "../ui/overlays/sheet.tsx"
import { Skeleton, SkeletonGroup } from "../ui/feedback/skeleton.tsx"
import { useApi } from "../session/use-api.ts"
import type { ReceivedBy } from "./received-reviews.tsx"
import { ReviewCard } from "./review-card.tsx"
import { SubRatings } from "./sub-ratings.tsx"

const perPage = 10

interface ReceivedSheetProps {
  of: ReceivedBy
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ReceivedSheet({ of, isOpen, onOpenChange }: ReceivedSheetProps) {
  const { t } = useTranslation()
  const { name } = of
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        title={t("review:received.title")}
        description={name === null ? t("review:received.ofYou") : t("review:received.of", { name })}
      >
        <Received userId={of.userId} />
      </SheetContent>
    </Sheet>
  )
}

function Received({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const ask = useApi()
  const [page, setPage] = useState(1)
  const pagination = { limit: perPage, offset: (page - 1) * perPage }
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["reviews", "received", userId, page],
    queryFn: () => ask((api) => api.review.getByUser.query({ userId, pagination })),
    placeholderData: (before) => before,
    staleTime: 0,
  })
  if (error) {
    return (
      <ListError
        title={t("review:received.failed")}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-4 pt-2">
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} className="h-20" />
        ))}
      </SkeletonGroup>
    )
  }
  const { avg, count, sub } = data.summary
  return (
    <>
      {avg !== null && <Rating value={avg} count={count} />}
      <SubRatings direction="to_customer" sub={sub} className="mt-2 border-b border-line-2 pb-3" />
      <ul className="divide-y divide-line-2">
        {data.data.map((review) => (
          <li key={review.id} className="py-5">
            <ReviewCard review={review} onChange={() => void refetch()} />
          </li>
        ))}
      </ul>
      <Pagination
        compact
        page={page}
        pages={Math.ceil(data.total / perPage)}
        label={t("review:received.pages")}
        renderLink={(to, link) => <button type="button" onClick={() => setPage(to)} {...link} />}
      />
    </>
  )
}
