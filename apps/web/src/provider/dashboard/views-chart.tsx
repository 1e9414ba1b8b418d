import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Disclosure } from "../../ui/disclosure.tsx"
import { chartScale, usualDay } from "./chart-scale.ts"
import type { DashboardData } from "./load-dashboard.ts"

type Days = DashboardData["views"]
const height = 100

/** Bars by day. The drawing stretches with its place, so its words stand beside it and keep their size. */
export function ViewsChart({ views }: { views: Days }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const values = views.map((day) => day.views)
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) {
    return (
      <p className="mt-5 rounded-panel bg-paper-2 px-5 py-8 text-center text-ink-2">
        {t("provider-dashboard:chart.nothing")}
      </p>
    )
  }
  const { top, lines } = chartScale(values)
  const usual = usualDay(values)
  const say = (day: string) => date(`${day}T12:00:00Z`, "xs")
  const [first, last] = [views[0], views.at(-1)]
  const ends = { from: first ? say(first.day) : "", to: last ? say(last.day) : "" }
  const summary = t("provider-dashboard:chart.summary", { ...ends, total, most: Math.max(...values) })
  return (
    <figure className="mt-5">
      <figcaption>
        <span className="font-semibold">{t("provider-dashboard:chart.title")}</span>
        <span aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
          <Key className="bg-brand">{t("provider-dashboard:chart.day")}</Key>
          <Key className="bg-cta">{t("provider-dashboard:chart.today")}</Key>
          <Key className="h-0! border-t-2 border-dashed border-ink">
            {t("provider-dashboard:chart.usual", { value: new Intl.NumberFormat(locale).format(usual) })}
          </Key>
        </span>
      </figcaption>
      <div className="mt-3 flex gap-2.5">
        <div
          aria-hidden="true"
          className="flex h-48 flex-none flex-col justify-between text-right text-12 leading-none text-ink-3 tabular-nums"
        >
          {lines.map((line) => (
            <span key={line} className="-my-1.5">
              {line}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <Bars values={values} top={top} lines={lines} usual={usual} label={summary} />
          <div aria-hidden="true" className="mt-2 flex justify-between text-12 text-ink-3">
            <span>{ends.from}</span>
            <span>{ends.to}</span>
          </div>
        </div>
      </div>
      <Disclosure title={t("provider-dashboard:chart.table")}>
        <DaysTable views={views} say={say} />
      </Disclosure>
    </figure>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`inline-block size-3 rounded-[3px] ${className}`} />
      {children}
    </span>
  )
}

interface BarsProps {
  values: number[]
  top: number
  lines: number[]
  usual: number
  label: string
}

function Bars({ values, top, lines, usual, label }: BarsProps) {
  const y = (value: number) => height - (value / top) * height
  const thin = { vectorEffect: "non-scaling-stroke" } as const
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length} ${height}`}
      preserveAspectRatio="none"
      className="block h-48 w-full overflow-visible"
    >
      {lines.map((line) => (
        <path
          key={line}
          d={`M0 ${y(line)}H${values.length}`}
          stroke="var(--line-2)"
          strokeWidth="1"
          {...thin}
        />
      ))}
      {values.map((value, place) => (
        <rect
          // Days stand in their order and never move.
          key={`${place} ${value}`}
          x={place + 0.18}
          width={0.64}
          y={y(value)}
          height={height - y(value)}
          fill={place === values.length - 1 ? "var(--cta)" : "var(--brand)"}
        />
      ))}
      {usual > 0 && (
        <path
          d={`M0 ${y(usual)}H${values.length}`}
          stroke="var(--ink)"
          strokeWidth="2"
          strokeDasharray="5 4"
          {...thin}
        />
      )}
    </svg>
  )
}

function DaysTable({ views, say }: { views: Days; say: (day: string) => string }) {
  const { t } = useTranslation()
  return (
    <table className="w-full max-w-80 text-14">
      <thead>
        <tr className="text-left text-ink-2">
          <th scope="col" className="py-1.5 font-semibold">
            {t("provider-dashboard:chart.date")}
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            {t("provider-dashboard:chart.views")}
          </th>
        </tr>
      </thead>
      <tbody>
        {views.toReversed().map(({ day, views: count }) => (
          <tr key={day} className="border-t border-line">
            <td className="py-1.5">{say(day)}</td>
            <td className="py-1.5 text-right tabular-nums">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
