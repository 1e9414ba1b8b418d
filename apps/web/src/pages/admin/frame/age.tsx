import { clsx } from "clsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation, type Translate } from "../../../i18n/use-translation.ts"

const hourMs = 60 * 60 * 1000

interface AgeProps {
  since: string
  now: string
  /** From so many hours on it is late, and says so. */
  lateAfter?: number
}

function hoursSince(since: string, now: string): number {
  return Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / hourMs))
}

/** In the greatest unit that says enough. */
export function ageText(since: string, now: string, t: Translate): string {
  const hours = hoursSince(since, now)
  if (hours < 1) return t("admin:age.minutes")
  return hours < 48
    ? t("admin:age.hours", { count: hours })
    : t("admin:age.days", { count: Math.floor(hours / 24) })
}

/** When something ended, and how long it took. */
export function Ended({ since, at }: { since: string; at: string }) {
  const { t } = useTranslation()
  const date = useDate()
  return (
    <span className="tabular-nums">
      {date(at, "xs")}
      <span className="block text-13 text-ink-3">{t("admin:age.took", { age: ageText(since, at, t) })}</span>
    </span>
  )
}

/** By when we promised something. */
export function Due({ at, now }: { at: Date; now: string }) {
  const { t } = useTranslation()
  const date = useDate()
  const isLate = at <= new Date(now)
  return (
    <span className={clsx("tabular-nums", isLate && "font-semibold text-warn-text")}>
      {date(at.toISOString(), "xs")}
      {isLate ? <span className="sr-only"> {t("admin:age.late")}</span> : null}
    </span>
  )
}

/** How long something has been waiting. */
export function Age({ since, now, lateAfter }: AgeProps) {
  const { t } = useTranslation()
  const isLate = lateAfter !== undefined && hoursSince(since, now) >= lateAfter
  return (
    <span className={clsx("tabular-nums", isLate && "font-semibold text-warn-text")}>
      {ageText(since, now, t)}
      {isLate ? <span className="sr-only"> {t("admin:age.late")}</span> : null}
    </span>
  )
}
