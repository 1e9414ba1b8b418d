import { adminReviewTabs, type AdminReviewTab } from "@doable/domain/review/admin-tabs"
import { ratingText } from "@doable/words/format"
import { Link, useRouter } from "@tanstack/react-router"
import { ArrowRight, CircleSlash, EyeOff, Flag, Network, RotateCcw, Star } from "lucide-react"
import { useState } from "react"
import { TablePages } from "../../../blocks/data-table/table-pages.tsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { Chip } from "../../../ui/data/chip.tsx"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { AdminTabs } from "../frame/admin-tabs.tsx"
import { reviewsPerPage, type AdminReviewList, type AdminReviewRow } from "./load-reviews.ts"
import { HideReview, RestoreReview } from "./review-dialogs.tsx"

interface ReviewsPageProps {
  tab: AdminReviewTab
  page: number
  list: AdminReviewList | null
}

export function ReviewsPage({ tab, page, list }: ReviewsPageProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const [acted, setActed] = useState<AdminReviewRow | null>(null)
  return (
    <>
      <AdminHead title={t("admin-reviews:title")} lead={t("admin-reviews:lead")} />
      <AdminTabs
        label={t("admin-reviews:show")}
        tabs={adminReviewTabs.map((one) => ({
          key: one,
          label: t(`admin-reviews:tabs.${one}`),
          count: list?.counts[one],
          isCurrent: one === tab,
          set: { reviews: one === "reported" ? undefined : one, page: undefined },
        }))}
      />
      {list === null ? (
        <ListError onRetry={() => void router.invalidate()} />
      ) : list.data.length === 0 ? (
        <EmptyState icon={Star} title={t(`admin-reviews:none.${tab}`)} text={t("admin-reviews:noneText")} />
      ) : (
        <Card asChild>
          <ul className="divide-y divide-line">
            {list.data.map((review) => (
              <ReviewRow key={review.id} review={review} onAct={() => setActed(review)} />
            ))}
          </ul>
        </Card>
      )}
      {list && <TablePages page={page} perPage={reviewsPerPage} total={list.total} isMore={false} />}
      <p className="mt-3 text-13 text-ink-3">{t("admin-reviews:foot")}</p>
      {acted ? (
        acted.hidden ? (
          <RestoreReview key={acted.id} review={acted} onClose={() => setActed(null)} />
        ) : (
          <HideReview key={acted.id} review={acted} onClose={() => setActed(null)} />
        )
      ) : null}
    </>
  )
}

function ReviewRow({ review, onAct }: { review: AdminReviewRow; onAct: () => void }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const { author, subject, rating, text, publishedAt, taskId, taskTitle, reports, shared, hidden, counts } =
    review
  return (
    <li className="grid gap-x-5 gap-y-2 p-4 md:p-5 lg:grid-cols-[minmax(0,1fr)_220px_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Avatar name={author.name} image={author.image} size="sm" />
          <b className="font-semibold">{author.name}</b>
          <ArrowRight size={17} strokeWidth={1.9} aria-hidden="true" />
          <span className="sr-only">{t("admin-reviews:about")}</span>
          <b className="font-semibold">{subject.name}</b>
          <span className="flex items-center gap-1 font-semibold tabular-nums">
            <Star size={16} aria-hidden="true" className="fill-current text-star" />
            <span className="sr-only">{t("admin-reviews:stars")}</span>
            {ratingText(rating, locale)}
          </span>
          {hidden ? (
            <Chip dense icon={EyeOff}>
              {t("admin-reviews:hidden")}
            </Chip>
          ) : null}
          {reports.count > 0 ? (
            <Chip dense tone="warn" icon={Flag}>
              {t("admin-reviews:reports", { count: reports.count })}
            </Chip>
          ) : null}
          {shared.map((kind) => (
            <Chip key={kind} dense tone="bad" icon={Network}>
              {t(`admin-reviews:shared.${kind}`)}
            </Chip>
          ))}
          {counts ? null : (
            <Chip dense icon={CircleSlash}>
              {t("admin-reviews:notCounted")}
            </Chip>
          )}
        </p>
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{text ?? t("admin-reviews:noText")}</p>
        {hidden ? (
          <p className="mt-1.5 text-14 text-ink-2">
            {t("admin-reviews:hiddenBy", {
              date: date(hidden.at, "xs"),
              name: hidden.byName ?? t("admin-reviews:team"),
            })}{" "}
            {t(`report:reasons.${hidden.reasonCode as "spam"}`)}
          </p>
        ) : null}
      </div>
      <div className="min-w-0 text-14 text-ink-2">
        {publishedAt ? <p>{date(publishedAt, "xs")}</p> : null}
        <Link to="/tasks/$taskId" params={{ taskId }} className="link wrap-anywhere">
          {taskTitle}
        </Link>
        {reports.reasons.length > 0 ? (
          <p>{reports.reasons.map((reason) => t(`report:reasons.${reason}`)).join(", ")}</p>
        ) : null}
        {hidden?.appeal ? <p>{t(`admin-reviews:appeal.${hidden.appeal}`)}</p> : null}
      </div>
      <div>
        <Button variant={hidden ? "outline" : "ghost"} icon={hidden ? RotateCcw : EyeOff} onClick={onAct}>
          {hidden ? t("admin-reviews:restore.open") : t("admin-reviews:hide.open")}
          <span className="sr-only">: {author.name}</span>
        </Button>
      </div>
    </li>
  )
}
