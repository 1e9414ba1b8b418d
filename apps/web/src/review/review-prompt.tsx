import { Link } from "@tanstack/react-router"
import { Star } from "lucide-react"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { firstName } from "../offer/offer-words.ts"
import { Button } from "../ui/layout/button.tsx"
import { Card } from "../ui/layout/card.tsx"
import type { TaskReviews } from "../session/answers/review-answers.ts"

/** On the page of the task, for the two of a hire that is over: a way to write, or to what was written. */
export function ReviewPrompt({ taskId, reviews }: { taskId: string; reviews: TaskReviews }) {
  const { t } = useTranslation()
  const date = useDate()
  const { assignmentId, other, dueAt, closesAt, mine } = reviews
  const isWaiting = mine?.status === "submitted"
  const day = closesAt ? date(closesAt, "short") : ""
  const text = dueAt
    ? t("work:review.write", { date: day })
    : isWaiting
      ? t("work:review.waiting", { date: day })
      : t("work:review.out")
  return (
    <Card className="p-5">
      <h2 className="display text-d18 wrap-anywhere">
        {other ? t("work:review.how", { name: firstName(other.name) }) : t("work:review.howGone")}
      </h2>
      <p className="mt-1 mb-3.5 text-ink-2">{text}</p>
      <Button asChild full variant={dueAt ? "cta" : "outline"} size={dueAt ? "cta" : "default"} icon={Star}>
        <Link to="/tasks/$taskId/complete" params={{ taskId }} search={{ hire: assignmentId }}>
          {t(dueAt ? "work:review.leave" : "work:review.see")}
        </Link>
      </Button>
    </Card>
  )
}
