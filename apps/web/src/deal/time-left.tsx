import { completionDays } from "@doable/domain/deal/timers"
import { useTranslation } from "../i18n/use-translation.ts"
import { startText } from "../offer/offer-words.ts"
import { DaysLeft } from "./days-left.tsx"
import type { Work } from "./work.ts"

/** The week in which the owner decides. */
export function TimeLeft({ work, heading = "h2" }: { work: Work; heading?: "h2" | "p" }) {
  const { t, locale } = useTranslation()
  const { endsAt } = work.hire
  if (!endsAt || work.status !== "completion_requested") return null
  return (
    <DaysLeft
      until={endsAt}
      now={work.now}
      days={completionDays.ends}
      heading={heading}
      title={(left) => t("work:left.title", { left })}
    >
      {t(`work:left.${work.side}`, { date: startText(endsAt, locale) })}
    </DaysLeft>
  )
}
