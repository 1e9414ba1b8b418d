import { clsx } from "clsx"
import { useTranslation } from "../i18n/use-translation.ts"

const hourMs = 60 * 60 * 1000

interface AgeProps {
  since: string
  now: string
  /** From so many hours on it is late, and says so. */
  lateAfter?: number
}

/** How long something has been waiting, in the greatest unit that says enough. */
export function Age({ since, now, lateAfter }: AgeProps) {
  const { t } = useTranslation()
  const hours = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / hourMs))
  const isLate = lateAfter !== undefined && hours >= lateAfter
  const words =
    hours < 1
      ? t("admin:age.minutes")
      : hours < 48
        ? t("admin:age.hours", { count: hours })
        : t("admin:age.days", { count: Math.floor(hours / 24) })
  return (
    <span className={clsx("tabular-nums", isLate && "font-semibold text-warn-text")}>
      {words}
      {isLate ? <span className="sr-only"> {t("admin:age.late")}</span> : null}
    </span>
  )
}
