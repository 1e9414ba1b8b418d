import { clsx } from "clsx"
import { useEffect, useState } from "react"
import { completionDays } from "@doable/domain/deal/timers"
import { timeLeft } from "../i18n/time-left.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { startText } from "../offer/offer-words.ts"
import type { Work } from "./work.ts"

const minute = 60_000
const day = 24 * 60 * minute

/** The week in which the owner decides, as days that run out. It counts from the server's moment, then on by itself. */
export function TimeLeft({ work, heading: Heading = "h2" }: { work: Work; heading?: "h2" | "p" }) {
  const { t, locale } = useTranslation()
  const [now, setNow] = useState(work.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(clock)
  }, [])
  const { endsAt } = work.hire
  if (!endsAt || work.status !== "completion_requested") return null
  const ms = Math.max(0, Date.parse(endsAt) - now)
  const [count, unit] = timeLeft(ms)
  const left = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count)
  const days = unit === "day" ? count : Math.ceil(ms / day)
  const gone = completionDays.ends - days
  return (
    <div>
      <Heading className="display text-d18">{t("work:left.title", { left })}</Heading>
      <div aria-hidden="true" className="mt-2 grid auto-cols-fr grid-flow-col gap-1">
        {Array.from({ length: completionDays.ends }, (_, index) => (
          <span key={index} className={clsx("h-2 rounded-full", index < gone ? "bg-line-2" : "bg-warn")} />
        ))}
      </div>
      <p className="mt-2 text-14 text-ink-2">
        {t(`work:left.${work.side}`, { date: startText(endsAt, locale) })}
      </p>
    </div>
  )
}
