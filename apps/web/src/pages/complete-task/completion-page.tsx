import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { ArrowLeft, MessageCircle, Phone } from "lucide-react"
import { Suspense } from "react"
import { drawingOf } from "../../category/drawing-of.ts"
import { ChangesAsked } from "../../deal/changes-asked.tsx"
import { CompleteDirectly } from "../../deal/complete-directly.tsx"
import { Settled } from "../../deal/settled.tsx"
import { Deadlines } from "../../deal/deadlines.tsx"
import { DisputeLink } from "../../deal/dispute-link.tsx"
import { OpenRequests } from "../../deal/open-requests.tsx"
import { JobOnHold } from "../../deal/job-on-hold.tsx"
import { TimeLeft } from "../../deal/time-left.tsx"
import type { Work } from "../../deal/work.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { Translate } from "../../i18n/use-translation.ts"
import { chipOf, stepOf, stepWords } from "../../task/task-status.ts"
import { useLiveTask } from "../../task/use-live-task.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { StatusChip } from "../../ui/data/status-chip.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"
import { Slip } from "../../ui/layout/slip.tsx"
import { StepBars } from "../../ui/layout/step-bars.tsx"
import { Decision } from "./decision.tsx"
import { EarlierRounds } from "./report/earlier-rounds.tsx"
import { lazyEndedPage } from "./ended/lazy-ended-page.ts"
import type { CompletionData } from "./load-completion.ts"
import { ReportSheet } from "./report/report-sheet.tsx"
import { lazy } from "../../ui/code/lazy.tsx"

// Fields and uploads load only when someone opens the form.
const ReportForm = lazy(() =>
  import("./report-form.tsx").then((module) => ({
    default: module.ReportForm,
  })),
)

const EndedPage = lazyEndedPage.Page

/** The end of the work: the doer reports, the owner looks and decides, both see how it ended and say how it was. */
export function CompletionPage({ data: { taskId, work, ended } }: { data: CompletionData }) {
  if (!ended) return work && <WorkPage work={work} />
  return (
    <Suspense fallback={null}>
      <EndedPage key={ended.assignmentId} taskId={taskId} ended={ended} work={work} />
    </Suspense>
  )
}

function WorkPage({ work }: { work: Work }) {
  const { t } = useTranslation()
  const { task, status } = work
  useLiveTask(task.id)
  const drawing = drawingOf(task.category)
  return (
    <div className="mx-auto page max-w-[1092px] pt-3 pb-20" data-work={status}>
      <Link
        to="/tasks/$taskId"
        params={{ taskId: task.id }}
        className="inline-flex min-h-11 max-w-full items-center gap-2 text-14 text-ink-2 hover:text-ink"
      >
        <ArrowLeft size={18} strokeWidth={1.9} aria-hidden="true" className="shrink-0" />
        <span lang={task.lang} className="truncate">
          {task.title}
        </span>
      </Link>
      <div className="mt-1 grid items-start gap-x-9 gap-y-5 lg:grid-cols-[minmax(0,1fr)_348px]">
        <div className="min-w-0">
          <Slip data-cat={drawing.name} torn={task.offerCount}>
            <div className="relative min-h-32 overflow-hidden bg-cat-t px-4 pt-4 pb-6 md:min-h-38 md:px-7 md:pt-6">
              <StatusChip status={chipOf[status]} />
              <h1 className="relative mt-3 max-w-[62%] display text-d28 wrap-anywhere md:text-d36">
                {titleOf(work, t)}
              </h1>
              <Illustration
                {...drawing}
                inherit
                className="absolute right-2 -bottom-1.5 w-[110px] md:right-6 md:w-[168px]"
              />
            </div>
            <JobOnHold
              work={work}
              className={clsx("mx-4 mt-5 md:mx-7", status === "completion_requested" && "mb-5")}
            />
            <Body work={work} />
          </Slip>
          <Deadlines hire={work.hire} side={work.side} now={work.now} />
          <EarlierRounds work={work} />
        </div>
        <aside className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-24">
          <OpenRequests work={work} />
          {status === "completion_requested" && (
            <Card className="p-5">
              <TimeLeft work={work} />
            </Card>
          )}
          <Card className="px-5 py-4.5">
            <StepBars steps={stepWords(status, t)} current={stepOf(status) ?? 2} />
          </Card>
          <DisputeLink task={work.task} hire={work.hire} />
          <OtherCard work={work} />
        </aside>
      </div>
    </div>
  )
}

function titleOf({ side, status, name, hire }: Work, t: Translate): string {
  if (status === "completion_requested")
    return side === "owner" ? t("work:owner.completion_requested.title", { name }) : t("work:sheet.waiting")
  if (side === "owner") return t(hire.reports.length > 0 ? "work:sheet.changing" : "work:sheet.none")
  return hire.revisionRound > 0 ? t("work:form.again", { name }) : t("work:form.title")
}

function Body({ work }: { work: Work }) {
  const { t } = useTranslation()
  const { hire, side, status, name } = work
  const last = hire.reports.at(-1)
  const report = last && last.changesRequestedAt === null ? last : null
  const isAlone = hire.strandedAt !== null
  if (status === "assigned" || status === "in_progress") {
    if (side === "doer") {
      return (
        <Suspense fallback={null}>
          <ReportForm key={hire.revisionRound} work={work} />
        </Suspense>
      )
    }
    return (
      <div className="grid gap-4 px-4 py-5 md:px-7">
        <ChangesAsked work={work} />
        {!isAlone && <p className="text-ink-2">{t(`work:owner.${status}.text`, { name })}</p>}
        <div className="max-w-90">
          <CompleteDirectly work={work} />
        </div>
      </div>
    )
  }
  return (
    <>
      {report && <ReportSheet work={work} report={report} />}
      {status === "completion_requested" && side === "owner" && <Decision work={work} />}
      {status === "completion_requested" && side === "doer" && !isAlone && (
        <p className="border-t border-line px-4 py-4 text-ink-2 md:px-7">
          {t("work:doer.completion_requested.text", { name })}
        </p>
      )}
    </>
  )
}

/** The other one of the two: how to reach them, and whether the money is settled. */
function OtherCard({ work }: { work: Work }) {
  const { t } = useTranslation()
  const { other, conversationId, agreement, strandedAt } = work.hire
  if (!other) return null
  // Until it is ticked, the owner is asked once, beside the answer to the report.
  const isAskedThere =
    work.side === "owner" && work.status === "completion_requested" && agreement.settledByCustomerAt === null
  const phone = other.contacts.find(({ type }) => type === "phone")?.value
  return (
    <Card className="p-5">
      <div className="flex items-center gap-3">
        <Avatar name={other.name} image={other.image} size="lg" />
        <div className="min-w-0">
          <p className="text-13 text-ink-3">
            {t(work.side === "owner" ? "offer:agreement.doer" : "offer:agreement.client")}
          </p>
          <p className="display text-d18 wrap-anywhere">{other.name}</p>
        </div>
      </div>
      <div className="mt-3.5 grid auto-cols-fr grid-flow-col gap-2 empty:hidden">
        {conversationId && strandedAt === null && (
          <Button asChild variant="outline" icon={MessageCircle}>
            <Link to="/chat" search={{ c: conversationId }}>
              {t("work:people.message")}
            </Link>
          </Button>
        )}
        {phone && (
          <Button asChild variant="outline" icon={Phone}>
            <a href={`tel:${phone}`}>{t("work:people.call")}</a>
          </Button>
        )}
      </div>
      {!isAskedThere && <Settled work={work} />}
    </Card>
  )
}
