import { totalOf } from "@doable/domain/offer/total"
import { useTranslation } from "../i18n/use-translation.ts"
import { priceText } from "../blocks/text/market-text.ts"
import { NextStep } from "./work-step.tsx"
import type { Work } from "./work.ts"

/** On phones the next step stays in reach while the page scrolls. */
export function WorkBar({ work }: { work: Work }) {
  const say = useTranslation()
  const { side, status, name, hire } = work
  const isTheirs = side === "owner" && status !== "completion_requested"
  // Nothing starts while one of the two is deactivated.
  const isStill = hire.strandedAt !== null && status === "assigned"
  if (isTheirs || isStill || status === "completed") return null
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-(--z-sticky) flex items-center gap-3.5 bg-paper px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] shadow-pop lg:hidden"
    >
      <div className="min-w-0 flex-1">
        <p className="display text-d22 whitespace-nowrap tabular-nums">
          {priceText(totalOf(hire.agreement), say)}
        </p>
        <p className="truncate text-13 text-ink-2">{say.t(`work:withWhom.${side}`, { name })}</p>
      </div>
      <div className="max-w-[58%] shrink-0">
        <NextStep work={work} />
      </div>
    </div>
  )
}
