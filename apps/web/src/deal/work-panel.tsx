import { useTranslation } from "../i18n/use-translation.ts"
import { Duplicate, HireAgain } from "../task/owner-links.tsx"
import { RepeatTask } from "../task/repeat-task.tsx"
import { Card } from "../ui/layout/card.tsx"
import { ChangesAsked } from "./changes-asked.tsx"
import { CompleteDirectly } from "./complete-directly.tsx"
import { Settled } from "./settled.tsx"
import { WhatIsLeft } from "./job-on-hold.tsx"
import { StartWork } from "./start-work.tsx"
import { TimeLeft } from "./time-left.tsx"
import { ToCompletion } from "./work-step.tsx"
import type { Work } from "./work.ts"

/** The job's state, and what the viewer can do now. */
export function WorkPanel({ work }: { work: Work }) {
  const { t } = useTranslation()
  const { side, status, name, hire, task } = work
  const isRunning = status === "assigned" || status === "in_progress"
  const hasReports = hire.reports.length > 0
  const isAlone = hire.strandedAt !== null
  return (
    <Card className="p-5" data-work={status}>
      <h2 className="display text-d22 wrap-anywhere">
        {isAlone ? t("work:stranded.title") : t(`work:${side}.${status}.title`, { name })}
      </h2>
      <noscript>{t("common:needsScripts")}</noscript>
      {/* The agreement says why it's on hold. */}
      {isAlone ? (
        <WhatIsLeft work={work} className="mt-1 text-ink-2" />
      ) : (
        <p className="mt-1 text-ink-2">{t(`work:${side}.${status}.text`, { name })}</p>
      )}
      {isRunning && <ChangesAsked work={work} className="mt-3" />}
      {status === "completion_requested" && (
        <div className="mt-4">
          <TimeLeft work={work} heading="p" />
        </div>
      )}
      <div className="mt-4 grid gap-2 empty:hidden">
        {side === "doer" && status === "assigned" && !isAlone && <StartWork work={work} />}
        {((side === "doer" && isRunning) || hasReports) && <ToCompletion work={work} full />}
        {side === "owner" && status === "assigned" && !isAlone && <StartWork work={work} />}
        {side === "owner" && isRunning && <CompleteDirectly work={work} />}
        {side === "owner" && status === "completed" && hire.other && (
          <HireAgain id={task.id} className="w-full" />
        )}
        {side === "owner" && status === "completed" && <Duplicate id={task.id} className="w-full" />}
        {side === "owner" && status === "completed" && <RepeatTask id={task.id} className="w-full" />}
      </div>
      <Settled work={work} />
    </Card>
  )
}
