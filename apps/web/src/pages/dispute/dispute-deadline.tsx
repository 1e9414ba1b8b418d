import { clsx } from "clsx"
import { useEffect, useState } from "react"
import { decisionTargetHours, disputeDays } from "@doable/domain/deal/dispute/limits"
import { timeLeft } from "../../i18n/time-left.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"
import type { DisputeView } from "./dispute-view.ts"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long the present step has, and what follows when it passes. It counts from the server's moment, then on alone. */
export function DisputeDeadline({ view, now: first }: { view: DisputeView; now: number }) {
  const { t, locale } = useTranslation()
  const { dispute, name, isOpener } = view
  const { status, dueAt, escalatedAt } = dispute
  const [now, setNow] = useState(first)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(clock)
  }, [])
  if (status === "admin_review" || !dueAt) {
    const target = new Date(Date.parse(escalatedAt ?? dispute.openedAt) + decisionTargetHours * hour)
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
  const ms = Math.max(0, Date.parse(dueAt) - now)
  const [count, unit] = timeLeft(ms)
  const left = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count)
  const days = unit === "day" ? count : Math.ceil(ms / day)
  const all = disputeDays[step]
  const words = step === "negotiation" ? "agree" : isOpener ? "replyOther" : "replyYou"
  return (
    <div>
      <h2 className="display text-d18">{t(`dispute:left.${step}`, { left })}</h2>
      <div aria-hidden="true" className="mt-2 grid auto-cols-fr grid-flow-col gap-1">
        {Array.from({ length: all }, (_, index) => (
          <span
            key={index}
            className={clsx("h-2 rounded-full", index < all - days ? "bg-line-2" : "bg-warn")}
          />
        ))}
      </div>
      <p className="mt-2 text-14 text-ink-2">
        {t(`dispute:due.${words}`, { name, date: startText(dueAt, locale) })}
      </p>
    </div>
  )
}
