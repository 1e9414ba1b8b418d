import type { Locale } from "@doable/domain/locale"
import { Suspense } from "react"
import { budgetText, priceLimitText } from "../blocks/text/market-text.ts"
import { UserText } from "../blocks/text/user-text.tsx"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import type { Translate } from "../i18n/use-translation.ts"
import { ReportButton } from "../report/report-button.tsx"
import type { ReviewData } from "../session/answers/review-answers.ts"
import { Avatar } from "../ui/data/avatar.tsx"
import { Chip } from "../ui/data/chip.tsx"
import { Rating } from "../ui/data/rating.tsx"
import { SubRatings } from "./sub-ratings.tsx"
import { lazy } from "../ui/code/lazy.tsx"

// Most readers can do nothing with it but read.
const ReviewActions = lazy(() =>
  import("./review-actions.tsx").then((module) => ({ default: module.ReviewActions })),
)

interface ReviewCardProps {
  review: ReviewData
  /** Includes sub-ratings, for a single review rather than a list. */
  isWhole?: boolean
  /** After a reply or an addition; the page is drawn again in any case. */
  onChange?: () => void
}

/** One review as its readers see it, with what was said to it later. */
export function ReviewCard({ review, isWhole = false, onChange }: ReviewCardProps) {
  const say = useTranslation()
  const { t } = say
  const date = useDate()
  const { author, rating, text, lang, publishedAt, addendum, reply, work } = review
  const name = author?.name ?? t("review:gone")
  return (
    <article data-review={review.id}>
      <div className="flex items-start gap-3">
        <Avatar name={author?.name ?? ""} image={author?.image} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-13 text-ink-3">
            {workText(work, say)}
            {publishedAt && (
              <>
                {" · "}
                <time dateTime={publishedAt}>{date(publishedAt, "xs")}</time>
              </>
            )}
          </p>
        </div>
        <Rating value={rating} compact className="pt-0.5" />
      </div>
      {work.outcome === "cancelled" && (
        <p className="mt-2">
          <Chip dense>{t("review:wasCalledOff")}</Chip>
        </p>
      )}
      {text && (
        <p className="mt-2 max-w-[62ch] wrap-anywhere whitespace-pre-line">
          <UserText lang={lang}>{text}</UserText>
        </p>
      )}
      {isWhole && <SubRatings direction={review.direction} sub={review.sub} className="mt-2.5 max-w-90" />}
      {addendum && (
        <Later
          title={t("review:add.by", { date: date(addendum.at, "xs") })}
          text={addendum.text}
          lang={lang}
        />
      )}
      {reply && (
        <Later title={t("review:reply.by", { date: date(reply.at, "xs") })} text={reply.text} lang={null} />
      )}
      {review.status === "published" && !review.isMine && (
        <ReportButton
          target={{ targetType: "review", targetId: review.id }}
          about={{ name: review.author?.name ?? null, text: text ?? "" }}
        />
      )}
      {review.actions.length > 0 && (
        <Suspense fallback={null}>
          <ReviewActions review={review} onChange={onChange} />
        </Suspense>
      )}
    </article>
  )
}

function Later({ title, text, lang }: { title: string; text: string; lang: Locale | null }) {
  return (
    <div className="mt-3 border-l-3 border-line-2 pl-3.5">
      <p className="text-13 font-semibold text-ink-2">{title}</p>
      <p className="mt-0.5 max-w-[62ch] wrap-anywhere whitespace-pre-line">
        <UserText lang={lang}>{text}</UserText>
      </p>
    </div>
  )
}

// What a review says in short about the work it is of.
type Say = { t: Translate; locale: Locale }

/** "Plumbing, 200–500 lei": enough to judge by, too little to know whose home it was. */
function workText({ category, priceBand }: ReviewData["work"], say: Say): string {
  const price = bandText(priceBand, say)
  return category ? say.t("review:about", { category: category.name[say.locale], price }) : price
}

function bandText({ from, to, currency }: ReviewData["work"]["priceBand"], say: Say): string {
  const [min, max] = [from, to].map((amount) => ({ amount, currency })) as [Money, Money]
  return from === 0
    ? say.t("review:upTo", { price: priceLimitText(max, say) })
    : budgetText({ kind: "range", min, max }, say)
}

type Money = Parameters<typeof priceLimitText>[0]
