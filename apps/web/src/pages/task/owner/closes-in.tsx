import { relativeFormat } from "@doable/words/format"
import { Clock } from "lucide-react"
import { useEffect, useState } from "react"
import { timeLeft } from "../../../i18n/time-left.ts"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { TaskPageData } from "../../../session/answers/task-page-data.ts"

const minute = 60_000

/** How long the task stays open. It counts from the server's moment, then on on its own. */
export function ClosesIn({ timers, now: first }: Pick<TaskPageData, "timers" | "now">) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const [now, setNow] = useState(first)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(clock)
  }, [])
  const ends = timers.find(({ kind }) => kind === "expiry")?.endsAt
  if (!ends) return null
  const when = relativeFormat(locale, { numeric: "always" }).format(...timeLeft(Date.parse(ends), now))
  // The end of a day is the first moment of the next one: the day that is named is the one that ends.
  const lastMoment = Date.parse(ends) - 1
  return (
    <p className="mt-2 flex items-center gap-2 text-14 text-ink-2">
      <Clock size={16} strokeWidth={1.9} aria-hidden="true" />
      <time dateTime={ends}>{t("taskPage:closes", { when, date: date(lastMoment, "short") })}</time>
    </p>
  )
}
