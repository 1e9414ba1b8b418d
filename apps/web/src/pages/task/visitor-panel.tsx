import { lazyPart } from "../../blocks/lazy-page.tsx"
import { SaveButton } from "../../favourite/save-button.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { MakeOffer, reasonToSay } from "../../offer/make-offer.tsx"
import { MyInvite } from "../../offer/my-invite.tsx"
import { textIn } from "../../task/shown-text.ts"
import { Card } from "../../ui/layout/card.tsx"
import { budgetText } from "../../blocks/text/market-text.ts"
import { ClosesIn } from "./owner/closes-in.tsx"
import type { TaskPageData } from "../../session/answers/task-page-data.ts"
import { ShareButton } from "../../blocks/share-button.tsx"
import { wasDoer } from "./was-doer.ts"

// Visitors without an account have nothing to read there.
const WhyNoOffer = lazyPart(() => import("../../offer/why-no-offer.tsx").then((module) => module.WhyNoOffer))

/** What someone who passes by can do: offer to do it, keep it, pass it on. */
export function VisitorPanel({ data }: { data: TaskPageData }) {
  const { t, locale } = useTranslation()
  const { task, timers, now } = data
  // The doer of a disputed job doesn't pass by.
  if (task.status === "disputed" && data.viewer.isAssigned)
    return (
      <Card className="p-5">
        <h2 className="display text-d22">{t("taskPage:owner.disputed.title")}</h2>
        <p className="mt-1 text-ink-2">{t("taskPage:owner.disputed.text")}</p>
      </Card>
    )
  if (wasDoer(data)) return null
  const budget = { kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }
  const { offerCount, offerCap } = task
  const reason = reasonToSay(data)
  const offers =
    offerCount === 0 ? t("task:noOffers") : t("taskPage:offers.count", { count: offerCount, cap: offerCap })
  return (
    <Card className="p-5">
      <p className="display text-d22 whitespace-nowrap tabular-nums">{budgetText(budget, { t, locale })}</p>
      {task.status === "open" && <p className="text-ink-2">{offers}</p>}
      <ClosesIn timers={timers} now={now} />
      {data.viewer.myInvite && <MyInvite data={data} />}
      <div className="mt-4 empty:hidden">
        <MakeOffer data={data} full />
      </div>
      {reason && <WhyNoOffer reason={reason} taskId={task.id} />}
      <div className="mt-2 grid grid-cols-2 gap-2">
        <SaveTask data={data} />
        <ShareButton title={textIn(task, locale).title} />
      </div>
    </Card>
  )
}

export function SaveTask({ data: { task, viewer } }: { data: TaskPageData }) {
  const { t } = useTranslation()
  return (
    <SaveButton
      target={{ targetType: "task", targetId: task.id }}
      isSaved={viewer.isSaved}
      labels={{ save: t("taskPage:save"), saved: t("taskPage:saved") }}
    />
  )
}
