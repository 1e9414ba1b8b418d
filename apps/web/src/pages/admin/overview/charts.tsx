import { numberFormat, percentText } from "@doable/words/format"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Chart } from "../frame/chart.tsx"
import type { OverviewData } from "./load-overview.ts"

type Market = OverviewData["overview"]["market"]

const [width, height, foot] = [600, 180, 4]

/** Two bars a day. Sight gets the drawing, everyone the table under it. */
export function TasksPerDay({ market: { days } }: { market: Market }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const number = numberFormat(locale)
  const most = Math.max(1, ...days.flatMap(({ posted, completed }) => [posted, completed]))
  const slot = width / days.length
  const bar = Math.max(1.5, slot * 0.38)
  const tall = (value: number) => (value / most) * (height - foot)
  return (
    <Chart
      title={t("admin-overview:perDay")}
      table={{
        head: [t("admin-overview:day"), t("admin-overview:posted"), t("admin-overview:completed")],
        rows: days.map(({ day, posted, completed }) => [
          date(`${day}T12:00:00Z`, "xs"),
          number.format(posted),
          number.format(completed),
        ]),
      }}
    >
      <p aria-hidden="true" className="mb-2 flex gap-4 text-14 text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <span className="size-3 rounded-xs bg-brand" /> {t("admin-overview:posted")}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="size-3 rounded-xs bg-brand-soft-2 inset-ring inset-ring-brand" />{" "}
          {t("admin-overview:completed")}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="min-h-40 w-full flex-[1_1_180px] [&_*]:[vector-effect:non-scaling-stroke]"
      >
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} stroke="var(--line-2)" />
        <line x1="0" x2={width} y1={foot} y2={foot} stroke="var(--line)" />
        {days.map(({ day, posted, completed }, index) => (
          <g key={day}>
            <rect
              x={index * slot + slot * 0.1}
              y={height - tall(posted)}
              width={bar}
              height={tall(posted)}
              fill="var(--brand)"
            />
            <rect
              x={index * slot + slot * 0.1 + bar}
              y={height - tall(completed)}
              width={bar}
              height={tall(completed)}
              fill="var(--brand-soft-2)"
              stroke="var(--brand)"
              strokeWidth="0.75"
            />
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-12 text-ink-3">
        <span>{date(`${days[0]?.day}T12:00:00Z`, "xs")}</span>
        <span>{t("admin-overview:most", { number: number.format(most) })}</span>
        <span>{date(`${days.at(-1)?.day}T12:00:00Z`, "xs")}</span>
      </p>
    </Chart>
  )
}

const barNames = ["m10", "m30", "m60", "h3", "h12", "h24", "later"] as const

export function FirstOffers({ market: { firstOffer, measured } }: { market: Market }) {
  const { t, locale } = useTranslation()
  const bars = [
    ...barNames.map((name, index) => ({
      name: t(`admin-overview:bars.${name}`),
      value: firstOffer.bars[index] ?? 0,
      isBad: false,
    })),
    { name: t("admin-overview:bars.never"), value: firstOffer.never, isBad: true },
  ]
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const shareOf = (value: number) => (measured === 0 ? "–" : percentText(value / measured, locale))
  return (
    <Chart
      title={t("admin-overview:firstOffer")}
      table={{
        head: [t("admin-overview:within"), t("admin-overview:tasks"), t("admin-overview:share")],
        rows: bars.map(({ name, value }) => [name, String(value), shareOf(value)]),
      }}
    >
      {firstOffer.medianMinutes === null && (
        <p className="mb-2 text-14 text-ink-2">{t("admin-overview:noOffers")}</p>
      )}
      <div aria-hidden="true" className="grid min-h-40 flex-[1_1_160px] grid-cols-8 items-stretch gap-1.5">
        {bars.map(({ name, value, isBad }) => (
          <div key={name} className="flex min-w-0 flex-col text-center text-12">
            <span className="flex flex-1 flex-col justify-end">
              <span className="font-semibold">{shareOf(value)}</span>
              <span
                className={isBad ? "rounded-t-xs bg-danger" : "rounded-t-xs bg-brand"}
                style={{ height: `${Math.max(value === 0 ? 0 : 2, (value / most) * 85)}%` }}
              />
            </span>
            <span className="h-8 border-t border-line-2 pt-1 leading-4 text-ink-3">{name}</span>
          </div>
        ))}
      </div>
    </Chart>
  )
}
