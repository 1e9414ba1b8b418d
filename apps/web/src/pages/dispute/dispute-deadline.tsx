import { disputeDays } from "@doable/domain/deal/dispute/limits"
import { decisionAimAt } from "@doable/domain/deal/dispute/steps"
import { DaysLeft } from "../../deal/days-left.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"
import type { DisputeView } from "./dispute-view.ts"

/** How long the present step has, and what follows when it passes. */
export function DisputeDeadline({ view, now }: { view: DisputeView; now: number }) {
  const { t, locale } = useTranslation()
  const { dispute, name, isOpener } = view
  const { status, dueAt, escalatedAt } = dispute
  if (status === "admin_review" || !dueAt) {
    const target = decisionAimAt(new Date(escalatedAt ?? dispute.openedAt))
    return (
      <div>
        <h2 className="display text-d18">{t("dispute:review.title")}</h2>
        <p className="mt-1.5 text-14 text-ink-2">
          {t("dispute:review.text", { date: startText(target.toISOString(), locale) })}
        </p>
      </div>
    )
  }
  const step = status === "awaiting_reply" ? "reply" : "negotiation"
  const words = step === "negotiation" ? "agree" : isOpener ? "replyOther" : "replyYou"
  return (
    <DaysLeft
      until={dueAt}
      now={now}
      days={disputeDays[step]}
      title={(left) => t(`dispute:left.${step}`, { left })}
    >
      {t(`dispute:due.${words}`, { name, date: startText(dueAt, locale) })}
    </DaysLeft>
  )
}
