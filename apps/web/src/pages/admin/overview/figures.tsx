import type { Locale } from "@doable/domain/locale"
import { percentText, spanText } from "@doable/words/format"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Card } from "../../../ui/layout/card.tsx"
import type { OverviewData } from "./load-overview.ts"

/** Up to two hours in minutes, up to two days in hours, then in days. */
function timeText(minutes: number, locale: Locale): string {
  if (minutes < 120) return spanText(Math.round(minutes), "minute", locale)
  if (minutes < 2 * 24 * 60) return spanText(Math.round(minutes / 60), "hour", locale)
  return spanText(Math.round(minutes / 1440), "day", locale)
}

/** A share of nothing isn't a number. */
export function Figures({ market }: { market: OverviewData["overview"]["market"] }) {
  const { t, locale } = useTranslation()
  const share = (part: number, whole: number) => (whole === 0 ? null : percentText(part / whole, locale))
  const { measured, hired, ended, completed, cancelled, disputes, reports } = market
  const calledOff = cancelled.owner + cancelled.doer + cancelled.nobody
  const { medianMinutes } = market.firstOffer
  const figures = [
    {
      name: t("admin-overview:firstOffer"),
      value: medianMinutes === null ? null : timeText(medianMinutes, locale),
      of: t("admin-overview:median"),
    },
    {
      name: t("admin-overview:fill"),
      value: share(hired, measured),
      of: t("admin-overview:ofTasks", { count: measured }),
    },
    {
      name: t("admin-overview:completion"),
      value: share(completed, ended),
      of: t("admin-overview:ofHires", { count: ended }),
    },
    {
      name: t("admin-overview:cancelled"),
      value: ended === 0 ? null : String(calledOff),
      of: t("admin-overview:byFault", { ...cancelled }),
    },
    {
      name: t("admin-overview:disputes"),
      value: share(disputes.opened, disputes.hires),
      of: t("admin-overview:ofJobs", { count: disputes.hires }),
    },
    {
      name: t("admin-overview:decision"),
      value: disputes.medianHours === null ? null : timeText(disputes.medianHours * 60, locale),
      of: t("admin-overview:ofDecided", { count: disputes.decided }),
    },
    {
      name: t("admin-overview:reportDecision"),
      value: reports.medianHours === null ? null : timeText(reports.medianHours * 60, locale),
      of: t("admin-overview:ofDecided", { count: reports.decided }),
    },
    {
      name: t("admin-overview:contested"),
      value: String(disputes.contested),
      of: t("admin-overview:lifted", { count: disputes.lifted }),
    },
  ]
  return (
    <Card asChild className="xl:col-span-2">
      <section aria-label={t("admin-overview:figures")}>
        <dl className="grid divide-line max-sm:divide-y sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-2">
          {figures.map(({ name, value, of }) => (
            <div key={name} className="px-5 py-4">
              <dt className="text-14 text-ink-2">{name}</dt>
              <dd className="display text-d28">{value ?? "–"}</dd>
              <dd className="text-13 text-ink-3">{of}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  )
}
