import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { ArrowLeft, CircleCheck } from "lucide-react"
import { Suspense } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useDate } from "../../i18n/use-date.ts"
import { useLiveTask } from "../../task/use-live-task.ts"
import { Chip } from "../../ui/data/chip.tsx"
import { StatusChip } from "../../ui/data/status-chip.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { StepBars } from "../../ui/layout/step-bars.tsx"
import { DisputeEnd } from "./dispute-end.tsx"
import { DisputeSide } from "./dispute-side.tsx"
import { DisputeTimeline } from "./dispute-timeline.tsx"
import { headlineOf, stepsOf, viewOf } from "./dispute-view.ts"
import { lazyOpeningForm } from "./lazy-opening-form.ts"
import type { DisputeData } from "./load-dispute.ts"
import { NextStep } from "./next-step.tsx"
import { Proposals } from "./proposals.tsx"
import { Statements } from "./statements.tsx"

const OpeningForm = lazyOpeningForm.Page

/** The one page about a disagreement, which the two share; before there's one, the form that opens it. */
export function DisputePage({ data }: { data: DisputeData }) {
  const { t } = useTranslation()
  const { taskId, hire } = data
  useLiveTask(taskId)
  return (
    <div className="mx-auto page max-w-[1264px] pt-3 pb-20" data-dispute={data.show}>
      <Link
        to="/tasks/$taskId"
        params={{ taskId }}
        className="inline-flex min-h-11 max-w-full items-center gap-2 text-14 text-ink-2 hover:text-ink"
      >
        <ArrowLeft size={18} strokeWidth={1.9} aria-hidden="true" className="shrink-0" />
        <span lang="" className="truncate">
          {hire.agreement.title}
        </span>
      </Link>
      <noscript>
        <p className="mb-4 rounded-panel bg-info-soft px-4 py-3 text-info-text">{t("common:needsScripts")}</p>
      </noscript>
      {data.show === "form" ? (
        <Suspense fallback={null}>
          <OpeningForm taskId={taskId} hire={hire} />
        </Suspense>
      ) : data.show === "cannot" ? (
        <CannotOpen data={data} />
      ) : (
        <SharedPage key={data.dispute.id} data={data} />
      )}
    </div>
  )
}

function CannotOpen({ data: { taskId, why } }: { data: Extract<DisputeData, { show: "cannot" }> }) {
  const { t } = useTranslation()
  return (
    <Card className="mt-1 max-w-[720px] p-5 md:p-7">
      <h1 className="display text-d28">{t("dispute:cannot.title")}</h1>
      <p className="mt-2 text-ink-2">{t(`refusal:${why}`)}</p>
      <Button asChild variant="outline" className="mt-5">
        <Link to="/tasks/$taskId" params={{ taskId }}>
          {t("dispute:back")}
        </Link>
      </Button>
    </Card>
  )
}

function SharedPage({ data }: { data: Extract<DisputeData, { show: "dispute" }> }) {
  const say = useTranslation()
  const { t } = say
  const date = useDate()
  const { dispute, hire, timeline, taskId, canOpenAnother } = data
  const view = viewOf(dispute)
  const { steps, current } = stepsOf(dispute)
  // The person who must reply reads the opening statement first, above the form.
  const mustReply = dispute.actions.includes("reply")
  return (
    <div className="mt-1 grid items-start gap-x-9 gap-y-5 lg:grid-cols-[minmax(0,1fr)_348px] lg:grid-rows-[auto_1fr]">
      <Card className="min-w-0 overflow-hidden">
        <div className={clsx("px-4 py-5 md:px-7 md:py-6", dispute.end ? "bg-paper-2" : "bg-danger-soft")}>
          <p
            className={clsx(
              "flex flex-wrap items-center gap-x-2.5 gap-y-1 text-14 font-semibold",
              dispute.end ? "text-ink-2" : "text-danger-text",
            )}
          >
            {dispute.end ? (
              <Chip icon={CircleCheck}>{t("ui:status.dispute")}</Chip>
            ) : (
              <StatusChip status="dispute" onBand />
            )}
            {t("dispute:number", { number: dispute.number, date: date(dispute.openedAt, "xs") })}
          </p>
          <h1 className="mt-3 display text-d28 wrap-anywhere md:text-d36">{headlineOf(view, say)}</h1>
          <p className="mt-1 text-ink-2">
            {t(dispute.end ? "dispute:sharedOnce" : "dispute:shared", { name: view.name })}
          </p>
        </div>
        <div className="border-t border-line px-4 py-4.5 md:px-7">
          <StepBars steps={steps.map((step) => t(`dispute:steps.${step}`))} current={current} />
        </div>
        {dispute.end ? (
          <DisputeEnd view={view} taskId={taskId} canOpenAnother={canOpenAnother} />
        ) : (
          <NextStep view={view} />
        )}
      </Card>
      {/* On a phone the deadline comes before what was said. */}
      <DisputeSide view={view} hire={hire} now={data.now} />
      <div className="flex min-w-0 flex-col gap-9 lg:mt-4">
        <Proposals view={view} />
        {!mustReply && <Statements view={view} />}
        <DisputeTimeline events={timeline} view={view} />
      </div>
    </div>
  )
}
