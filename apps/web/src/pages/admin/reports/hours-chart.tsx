import { numberFormat } from "@doable/words/format"
import { reportTargetHours } from "@doable/domain/report/limits"
import { clsx } from "clsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Chart } from "../frame/chart.tsx"
import type { ReportFigures } from "./load-reports.ts"

/** A bar a day, and the hours that we aim for. */
export function HoursChart({ days }: { days: ReportFigures["days"] }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const number = numberFormat(locale)
  const dayText = (day: string) => date(`${day}T12:00:00Z`, "xs")
  const most = Math.max(reportTargetHours * 1.25, ...days.map(({ hours }) => hours ?? 0))
  const share = (hours: number) => `${(hours / most) * 100}%`
  return (
    <Chart
      title={t("admin-reports:hours")}
      table={{
        head: [t("admin-reports:day"), t("admin-reports:hoursHead")],
        rows: days.map(({ day, hours }) => [dayText(day), hours === null ? "–" : number.format(hours)]),
      }}
    >
      <p className="mb-2 text-13 text-ink-2">{t("admin-reports:median")}</p>
      <div aria-hidden="true" className="relative flex h-32 items-end gap-1.5 border-b border-line-2">
        <span
          className="absolute inset-x-0 border-t border-dashed border-ink-3 text-right text-12 text-ink-2"
          style={{ bottom: share(reportTargetHours) }}
        >
          {t("admin-reports:target")}
        </span>
        {days.map(({ day, hours }) => (
          <span
            key={day}
            className={clsx(
              "flex-1 rounded-t-xs",
              (hours ?? 0) >= reportTargetHours ? "bg-danger" : "bg-brand",
            )}
            style={{ height: hours === null ? 0 : `max(2px, ${share(hours)})` }}
          />
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between text-12 text-ink-3">
        <span>{dayText(days[0]?.day ?? "")}</span>
        <span>{dayText(days.at(-1)?.day ?? "")}</span>
      </p>
    </Chart>
  )
}
