import { totalOf } from "@doable/domain/offer/total"
import { Link } from "@tanstack/react-router"
import { ArrowLeft, Check, MessageCircle, ReceiptText, X } from "lucide-react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { EarlierRounds } from "../report/earlier-rounds.tsx"
import { ReportSheet } from "../report/report-sheet.tsx"
import { DisputeLink } from "../../../deal/dispute-link.tsx"
import { Settled } from "../../../deal/settled.tsx"
import type { Work } from "../../../deal/work.ts"
import { drawingOf } from "../../../category/drawing-of.ts"
import { useLiveTask } from "../../../task/use-live-task.ts"
import { priceText } from "../../../blocks/text/market-text.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { Disclosure } from "../../../ui/layout/disclosure.tsx"
import { Illustration } from "../../../ui/layout/illustration.tsx"
import { Slip } from "../../../ui/layout/slip.tsx"
import type { TaskReviews } from "../../../session/answers/review-answers.ts"
import { EndedReviews } from "./ended-reviews.tsx"

interface EndedPageProps {
  taskId: string
  ended: TaskReviews
  /** Work that was done, with its price and its report; null where it was cancelled. */
  work: Work | null
}

/** The work is over: how it ended, and what the two say of each other. */
export function EndedPage({ taskId, ended, work }: EndedPageProps) {
  const { t, locale } = useTranslation()
  useLiveTask(taskId)
  const { title, category, outcome, mine, theirs } = ended
  const isDone = outcome === "completed"
  const drawing = drawingOf(category)
  const Mark = isDone ? Check : X
  const isWide = !ended.dueAt && (mine?.status === "published" || theirs !== null)
  return (
    <div className="mx-auto page max-w-[1092px] pt-3 pb-20" data-ended={outcome}>
      <Link
        to="/tasks/$taskId"
        params={{ taskId }}
        className="inline-flex min-h-11 max-w-full items-center gap-2 text-14 text-ink-2 hover:text-ink"
      >
        <ArrowLeft size={18} strokeWidth={1.9} aria-hidden="true" className="shrink-0" />
        <span lang={ended.lang} className="truncate">
          {title}
        </span>
      </Link>
      <div className={isWide ? "mx-auto mt-2 max-w-[880px]" : "mx-auto mt-2 max-w-[640px]"}>
        <Slip data-cat={drawing.name} torn={work?.task.offerCount ?? 0}>
          <div className="relative">
            <div className="relative h-32 overflow-hidden bg-cat-t px-4 pt-4 md:px-6 md:pt-5">
              <p className="text-14 font-semibold text-cat-d">{category?.name[locale]}</p>
              <p
                lang={ended.lang}
                className="line-clamp-2 max-w-[58%] display text-d18 wrap-anywhere md:text-d22"
              >
                {title}
              </p>
              <Illustration
                {...drawing}
                inherit
                className="absolute right-3 -bottom-1.5 w-[118px] md:right-8"
              />
            </div>
            <span
              aria-hidden="true"
              className={
                isDone
                  ? "absolute top-24 left-1/2 -translate-x-1/2 -rotate-6 rounded-[14px] bg-brand px-7 py-4 text-on-brand ring-6 ring-paper"
                  : "absolute top-24 left-1/2 -translate-x-1/2 -rotate-6 rounded-[14px] bg-ink px-7 py-4 text-wall ring-6 ring-paper"
              }
            >
              <Mark size={40} strokeWidth={3} />
            </span>
          </div>
          <div className="px-4 pt-17 pb-7 md:px-12">
            <h1 className="text-center display text-d36">
              {t(isDone ? "review:completed.title" : "review:calledOff.title")}
            </h1>
            <Facts ended={ended} work={work} />
            {work && (
              <div className="mt-4.5 rounded-control bg-paper-2 px-4 pb-3.5 inset-ring inset-ring-line">
                <Settled work={work} className="pt-1.5" />
              </div>
            )}
            {work && (
              <p className="mt-3 text-center">
                <Link
                  to="/tasks/$taskId/receipt"
                  params={{ taskId }}
                  search={{ hire: work.hire.id }}
                  className="link inline-flex min-h-11 items-center gap-1.5"
                >
                  <ReceiptText size={18} strokeWidth={1.9} aria-hidden="true" />
                  {t("review:completed.receipt")}
                </Link>
              </p>
            )}
            <hr className="my-5.5 border-line-2" />
            <EndedReviews taskId={taskId} ended={ended} />
          </div>
        </Slip>
        {work && (
          <div className="mt-6 empty:hidden">
            <DisputeLink task={work.task} hire={work.hire} />
          </div>
        )}
        {work && <Report work={work} />}
      </div>
    </div>
  )
}

function Facts({ ended, work }: Omit<EndedPageProps, "taskId">) {
  const say = useTranslation()
  const { t } = say
  const date = useDate()
  const { direction, endedAt, other } = ended
  const day = endedAt ? date(endedAt, "short") : ""
  const name = other?.name ?? t("review:gone")
  const price = work && priceText(totalOf(work.hire.agreement), say)
  return (
    <p className="mt-1 text-center text-ink-2 wrap-anywhere">
      {price
        ? t(`review:completed.${direction}`, { price, date: day, name })
        : t(`review:calledOff.${direction}`, { date: day, name })}
      {work?.hire.completedBy === "clock" && <span className="block">{t("work:sheet.byClock")}</span>}
    </p>
  )
}

/** What was handed over stays to be looked at. */
function Report({ work }: { work: Work }) {
  const { t } = useTranslation()
  const report = work.hire.reports.findLast(({ changesRequestedAt }) => changesRequestedAt === null)
  const { conversationId } = work.hire
  return (
    <div className="mt-6">
      {conversationId && (
        <Button asChild variant="outline" icon={MessageCircle}>
          <Link to="/chat" search={{ c: conversationId }}>
            {t("offer:agreement.chat")}
          </Link>
        </Button>
      )}
      {report && (
        <Disclosure title={t("work:seeReport")} className="mt-3">
          <Card className="mt-1 overflow-hidden">
            <ReportSheet work={work} report={report} />
          </Card>
          <EarlierRounds work={work} />
        </Disclosure>
      )}
    </div>
  )
}
