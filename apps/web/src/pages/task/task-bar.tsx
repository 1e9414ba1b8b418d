import { clsx } from "clsx"
import type { ReactNode } from "react"
import { lazyPart } from "../../blocks/lazy-page.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { MakeOffer, reasonToSay } from "../../offer/make-offer.tsx"
import { useRefusalText } from "../../offer/use-refusal-text.ts"
import { budgetText } from "../../blocks/text/market-text.ts"
import type { TaskPageData } from "../../session/answers/task-page-data.ts"
import { chipOfTask } from "../../task/task-status.ts"
import { ChooseDoer, ContinueDraft, Edit } from "../../task/owner-links.tsx"
import { ReopenLater } from "./owner/reopen-later.tsx"
import { SaveTask } from "./visitor-panel.tsx"

const WayOut = lazyPart(() => import("../../offer/why-no-offer.tsx").then((module) => module.WayOut))

/** On phones the next step stays in reach while the page scrolls. A sum keeps its width, the step's words break. */
export function TaskBar({ data }: { data: TaskPageData }) {
  const { t, locale } = useTranslation()
  const textOf = useRefusalText()
  const { task } = data
  const step = nextStep(data)
  if (!step) return null
  const reason = task.status === "open" ? reasonToSay(data) : null
  const budget = { kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }
  const offers = task.offerCount === 0 ? t("task:noOffers") : t("task:offers", { count: task.offerCount })
  // Offers are waited for only while it's open: after a hire that was cancelled, "no offers yet" would be untrue.
  const state = task.status === "open" ? offers : t(`ui:status.${chipOfTask(task)}`)
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-(--z-sticky) flex flex-wrap items-center gap-x-3.5 gap-y-2 bg-paper px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-pop lg:hidden"
    >
      {reason && <p className="basis-full text-14 text-info-text">{textOf(reason)}</p>}
      <div className={clsx("flex-1", task.budgetMin ? "min-w-max" : "min-w-0")}>
        <p className="display text-d18 tabular-nums sm:text-d22">
          {task.budgetKind && budgetText(budget, { t, locale })}
        </p>
        <p className="text-13 text-ink-2">{state}</p>
      </div>
      {step}
    </div>
  )
}

function nextStep(data: TaskPageData): ReactNode {
  const { task, viewer } = data
  if (!viewer.isOwner) {
    if (task.status !== "open") return null
    const { canOffer, cannotOfferReason, myOfferStatus } = viewer
    const isLive = myOfferStatus === "active" || myOfferStatus === "stale"
    const hasWay = canOffer || isLive || cannotOfferReason === "sign_in_needed"
    if (hasWay) return <MakeOffer data={data} />
    const reason = reasonToSay(data)
    const save = <SaveTask data={data} />
    return reason ? <WayOut reason={reason} taskId={task.id} otherwise={save} /> : save
  }
  if (task.status === "draft") return <ContinueDraft id={task.id} />
  if (data.timers.some(({ kind }) => kind === "reopen")) return <ReopenLater data={data} />
  if (task.status === "open" && task.offerCount > 0) return <ChooseDoer />
  return task.status === "open" || task.status === "held" ? <Edit id={task.id} /> : null
}
