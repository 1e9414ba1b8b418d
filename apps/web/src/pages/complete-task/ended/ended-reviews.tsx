import { clsx } from "clsx"
import type { ReactNode } from "react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { TaskReviews } from "../../../session/answers/review-answers.ts"
import { ReviewCard } from "../../../review/review-card.tsx"
import { ReviewForm } from "./review-form.tsx"

/** One writes, or waits for the other, or both read; or the time for it is over. */
export function EndedReviews({ taskId, ended }: { taskId: string; ended: TaskReviews }) {
  const { t } = useTranslation()
  const date = useDate()
  const { mine, theirs, dueAt, closesAt, whyNot } = ended
  if (dueAt) return <ReviewForm taskId={taskId} ended={ended} dueAt={dueAt} />
  const until = closesAt ? date(closesAt, "short") : ""
  if (mine?.status === "submitted") {
    return (
      <Told title={t("review:waiting.title")} text={t("review:waiting.text", { date: until })}>
        <Side title={t("review:mine")}>
          <ReviewCard review={mine} isWhole />
        </Side>
      </Told>
    )
  }
  if (!mine && !theirs) {
    const isOver = whyNot === "review_window_closed"
    return (
      <Told
        title={t("review:over.title")}
        text={isOver ? t("review:over.text", { date: until }) : whyNot && t(`refusal:${whyNot}`)}
      />
    )
  }
  return (
    <Told title={t("review:out.title")} text={t("review:out.text")}>
      <div className="grid gap-4 md:grid-cols-2">
        <Side title={t("review:theirs")}>
          {theirs ? <ReviewCard review={theirs} isWhole /> : t("review:out.noneOfTheirs")}
        </Side>
        <Side title={t("review:mine")}>
          {mine && mine.status !== "published" && <p className="mb-2 text-ink-2">{t("review:hidden")}</p>}
          {mine ? <ReviewCard review={mine} isWhole /> : t("review:out.noneOfMine")}
        </Side>
      </div>
    </Told>
  )
}

interface ToldProps {
  title: string
  text?: ReactNode
  children?: ReactNode
}

function Told({ title, text, children }: ToldProps) {
  return (
    <div>
      <h2 id="reviews-title" className="text-center display text-d22">
        {title}
      </h2>
      {text && <p className="mx-auto mt-1 max-w-[46ch] text-center text-balance text-ink-2">{text}</p>}
      {children && <div className="mt-5">{children}</div>}
    </div>
  )
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={clsx("min-w-0 rounded-panel bg-paper-2 p-4 inset-ring inset-ring-line md:p-5")}>
      <h3 className="mb-3 text-13 font-semibold text-ink-3">{title}</h3>
      {children}
    </section>
  )
}
