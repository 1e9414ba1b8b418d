import { showResult } from "../../ui/focus/show-result.ts"
import { Link } from "@tanstack/react-router"
import { ShieldCheck } from "lucide-react"
import { Suspense, useEffect } from "react"
import { lazyPart } from "../../blocks/lazy-page.tsx"
import { workOf } from "../../deal/work.ts"
import { SaveHeart } from "../../favourite/save-heart.tsx"
import { SaveOnReturn } from "../../favourite/save-on-return.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { LazyPushAsk } from "../../push/lazy-push-ask.tsx"
import type { TaskCardData } from "../../session/answers/task-answers.ts"
import type { TaskPageData } from "../../session/answers/task-page-data.ts"
import { Questions } from "../../task/questions.tsx"
import { TaskCard } from "../../task/task-card.tsx"
import { textIn, titleIn } from "../../task/shown-text.ts"
import { stepOf, stepWords } from "../../task/task-status.ts"
import { useLiveTask, useRefreshTask } from "../../task/use-live-task.ts"
import { Breadcrumb } from "../../ui/layout/breadcrumb.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { StepBars } from "../../ui/layout/step-bars.tsx"
import { lazyWorkBar, lazyWorkPanel } from "./lazy-job-parts.ts"
import { OwnerCard } from "./owner-card.tsx"
import { lazyOwnerPanel } from "./owner/lazy-owner-panel.ts"
import { TaskReplies } from "./owner/task-replies.tsx"
import { TaskBar } from "./task-bar.tsx"
import { TaskHistory } from "./task-history.tsx"
import { TaskSlip } from "./task-slip.tsx"
import type { TaskTab } from "./task-tab.ts"
import { VisitorPanel } from "./visitor-panel.tsx"

// What only the two sides of a deal see comes for them alone.
const OwnerPanel = lazyOwnerPanel.Page
const WorkPanel = lazyWorkPanel.Page
const WorkBar = lazyWorkBar.Page
const Agreement = lazyPart(() => import("./agreement/agreement.tsx").then((module) => module.Agreement))
const OpenRequests = lazyPart(() =>
  import("../../deal/open-requests.tsx").then((module) => module.OpenRequests),
)
const JobExits = lazyPart(() => import("../../deal/job-exits.tsx").then((module) => module.JobExits))
const CompareVersions = lazyPart(() => import("./job-parts.ts").then((module) => module.CompareVersions))
const JobEnd = lazyPart(() => import("../../deal/job-end.tsx").then((module) => module.JobEnd))
const Deadlines = lazyPart(() => import("../../deal/deadlines.tsx").then((module) => module.Deadlines))
const DisputeLink = lazyPart(() => import("../../deal/dispute-link.tsx").then((module) => module.DisputeLink))
const ReviewPrompt = lazyPart(() =>
  import("../../review/review-prompt.tsx").then((module) => module.ReviewPrompt),
)
const OwnOffer = lazyPart(() => import("../../offer/own-offer.tsx").then((module) => module.OwnOffer))
const OfferList = lazyPart(() => import("./offer-list/offer-list.tsx").then((module) => module.OfferList))

const ListError = lazyPart(() =>
  import("../../ui/feedback/list-error.tsx").then((module) => module.ListError),
)

const TaskInvites = lazyPart(() =>
  import("../../offer/task-invites.tsx").then((module) => module.TaskInvites),
)

export function TaskPage({ data, tab }: { data: TaskPageData; tab: TaskTab | undefined }) {
  const { t, locale } = useTranslation()
  const { task, branch, viewer, owner, similar, timeline, asked, mine, hire, endedEarly, reviews, now } = data
  const shown = textIn(task, locale)
  const disputable = hire ?? data.disputable
  const isOut = task.status !== "draft" && task.status !== "held"
  const work = workOf(data)
  // Nothing is asked for or ended any more: the code for it stays away.
  const isDone = work?.status === "completed"
  const side = viewer.isOwner ? "owner" : "doer"
  const refresh = useRefreshTask()
  useLiveTask(task.id)
  // An address that names a part of the page leads to it, once the router has brought the page to its top.
  useEffect(() => {
    if (!tab) return
    let stop = () => {}
    const asked = requestAnimationFrame(() => {
      stop = showResult(tab === "offer" ? "#my-offer h2, #why-no-offer p" : `#${tab} h2`)
    })
    return () => {
      cancelAnimationFrame(asked)
      stop()
    }
  }, [tab, task.id])
  return (
    <div className="page pt-2 pb-28 lg:pb-20">
      <Breadcrumb>
        <Link to="/tasks">{t("taskPage:allTasks")}</Link>
        {branch && (
          <Link to="/tasks" search={{ category: branch.slug }}>
            {branch.name}
          </Link>
        )}
        <span lang={shown.lang} className="line-clamp-1 wrap-anywhere">
          {shown.title}
        </span>
      </Breadcrumb>
      {/* On a phone what waits for an answer comes right after the task, and the rest of the side after everything. */}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-5 lg:grid-cols-[minmax(0,1fr)_348px] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 max-lg:-order-3">
          <TaskSlip data={data} />
        </div>
        <div className="-mt-5 min-w-0 max-lg:-order-1">
          {endedEarly.map((one) => (
            <JobEnd key={one.id} hire={one} side={side} />
          ))}
          {data.isHireMissing && (
            <div className="mt-9">
              <ListError
                title={t("offer:agreement.failed")}
                onRetry={() => void refresh().then(() => showResult("#agreement-title"))}
              />
            </div>
          )}
          {hire && <Deadlines hire={hire} side={side} now={now} />}
          {hire && (
            <Agreement hire={hire} data={data}>
              <CompareVersions hire={hire} />
            </Agreement>
          )}
          {mine && <OwnOffer offer={mine} task={task} />}
          {(viewer.isOwner || mine) && <LazyPushAsk client={mine ? owner.name : undefined} />}
          {viewer.isOwner && isOut ? <OfferList data={data} /> : <TaskReplies task={task} />}
          {viewer.isOwner && task.status === "open" && <TaskInvites data={data} />}
          {isOut && (
            <Questions
              taskId={task.id}
              list={asked}
              owner={owner}
              canAsk={task.status === "open" && !viewer.isOwner}
              now={now}
              onChange={refresh}
            />
          )}
          {timeline && <TaskHistory events={timeline} />}
        </div>
        <aside className="min-w-0 gap-4 max-lg:contents lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col">
          <Suspense fallback={null}>
            {disputable && task.status === "disputed" && <DisputeLink task={task} hire={disputable} />}
            {work ? (
              <>
                {!isDone && <OpenRequests work={work} />}
                <WorkPanel work={work} />
                {!isDone && <JobExits work={work} />}
              </>
            ) : viewer.isOwner ? (
              <OwnerPanel data={data} />
            ) : (
              <VisitorPanel data={data} />
            )}
            {disputable && task.status !== "disputed" && <DisputeLink task={task} hire={disputable} />}
            {reviews && <ReviewPrompt taskId={task.id} reviews={reviews} />}
          </Suspense>
          <Progress data={data} />
          <OwnerCard data={data} />
          <p className="flex items-start gap-2 px-1 text-13 text-ink-3">
            <ShieldCheck size={18} strokeWidth={1.9} aria-hidden="true" />
            {t("taskPage:safety")}
          </p>
        </aside>
      </div>
      {similar.length > 0 && <SimilarTasks tasks={similar} now={now} />}
      <Suspense fallback={null}>{work ? <WorkBar work={work} /> : <TaskBar data={data} />}</Suspense>
      <SaveOnReturn />
    </div>
  )
}

function Progress({ data: { task } }: { data: TaskPageData }) {
  const { t } = useTranslation()
  const current = stepOf(task.status)
  if (current === null) return null
  return (
    <Card className="px-5 py-4.5">
      <StepBars steps={stepWords(task.status, t)} current={current} />
    </Card>
  )
}

function SimilarTasks({ tasks, now }: { tasks: readonly TaskCardData[]; now: number }) {
  const { t, locale } = useTranslation()
  return (
    <section aria-labelledby="similar-tasks" className="mt-14">
      <h2 id="similar-tasks" className="mb-4 display text-d28">
        {t("taskPage:similar")}
      </h2>
      <ul className="task-grid">
        {tasks.map((task) => (
          <li key={task.id} className="relative min-w-0">
            <TaskCard task={task} now={new Date(now)} compact />
            <span className="task-slip-tools">
              <SaveHeart
                target={{ targetType: "task", targetId: task.id }}
                title={titleIn(task, locale).title}
                isSaved={task.isSaved}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
