import { Link } from "@tanstack/react-router"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Avatar } from "../ui/data/avatar.tsx"
import { Button } from "../ui/layout/button.tsx"
import { Card } from "../ui/layout/card.tsx"
import type { PendingReviewsAnswer } from "../session/answers/review-answers.ts"

/** Work that is over and waits for a word, what closes first at the top; nothing at all when there's none. */
export function PendingReviews({ pending }: { pending: PendingReviewsAnswer | null }) {
  const { t } = useTranslation()
  const date = useDate()
  if (!pending || pending.total === 0) return null
  const left = pending.total - pending.data.length
  return (
    <section aria-labelledby="pending-reviews">
      <h2 id="pending-reviews" className="mb-3 display text-d22">
        {t("review:pending.title")}
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {pending.data.map(({ assignmentId, taskId, title, lang, subject, dueAt }) => (
            <li key={assignmentId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
              <Avatar name={subject?.name ?? ""} image={subject?.image} />
              <div className="min-w-0 flex-[1_1_220px]">
                <p lang={lang} className="font-semibold wrap-anywhere">
                  {title}
                </p>
                <p className="text-14 text-ink-2">
                  {subject?.name ?? t("review:gone")} ·{" "}
                  <time dateTime={dueAt}>{t("review:pending.until", { date: date(dueAt, "short") })}</time>
                </p>
              </div>
              <Button asChild variant="secondary">
                <Link to="/tasks/$taskId/complete" params={{ taskId }} search={{ hire: assignmentId }}>
                  {t("review:send")}
                </Link>
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      {left > 0 && <p className="mt-2 text-14 text-ink-2">{t("review:pending.more", { count: left })}</p>}
    </section>
  )
}
