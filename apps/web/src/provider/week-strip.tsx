import { clsx } from "clsx"
import { weekdays, type Weekday } from "@doable/domain/provider/status"
import type { Locale } from "@doable/domain/locale"
import { useTranslation } from "../i18n/use-translation.ts"

// 3 August 2026 is a Monday.
const dateOf = (day: Weekday) => new Date(Date.UTC(2026, 7, 3 + weekdays.indexOf(day)))

function weekdayName(day: Weekday, locale: Locale, weekday: "short" | "long") {
  const name = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" }).format(dateOf(day))
  return name.replace(/\.$/, "")
}

/** The days on which a doer usually works. */
export function WeekStrip({ days }: { days: readonly Weekday[] }) {
  const { t, locale } = useTranslation()
  if (days.length === 0) return <p className="text-14 text-ink-3">{t("provider:hoursByAgreement")}</p>
  const spoken = new Intl.ListFormat(locale).format(days.map((day) => weekdayName(day, locale, "long")))
  return (
    <p role="img" aria-label={t("provider:worksOn", { days: spoken })} className="grid grid-cols-7 gap-1">
      {weekdays.map((day) => (
        <span
          key={day}
          className={clsx(
            "rounded-[6px] py-1.25 text-center text-12",
            days.includes(day) ? "bg-brand-soft-2 font-semibold text-brand-text" : "bg-wall-2 text-ink-3",
          )}
        >
          {weekdayName(day, locale, "short")}
        </span>
      ))}
    </p>
  )
}
