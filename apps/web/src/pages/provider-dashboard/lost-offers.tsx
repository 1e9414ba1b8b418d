import type { LostReason } from "@doable/domain/offer/status"
import { lostPeriods, usualLostPeriod, type LostPeriod } from "@doable/domain/provider/limits"
import { numberFormat } from "@doable/words/format"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import type { OfferGroup } from "../../offer/load-my-offers.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import type { OffersData } from "./load-dashboard.ts"
import { LostMonths } from "./lost-months.tsx"

interface LostOffersProps {
  lost: OffersData["lost"]
  now: number
  /** Of the list beside it, which stays. */
  group: OfferGroup | undefined
}

/** Why offers weren't chosen, in a period and month by month. Nobody's name, nobody's price. */
export function LostOffers({ lost, now, group }: LostOffersProps) {
  const { t } = useTranslation()
  const { data, total, previous, months, period } = lost
  return (
    <Card asChild className="p-5">
      <section aria-labelledby="lost-offers">
        <h2 id="lost-offers" className="display text-d22">
          {t("provider-dashboard:lost.title")}
        </h2>
        <Periods period={period} group={group} />
        {total === 0 ? (
          <p className="mt-3">{t("provider-dashboard:lost.none")}</p>
        ) : (
          <p className="mt-3">
            <b>{t("provider-dashboard:lost.total", { count: total })}</b>{" "}
            <span className="text-14 text-ink-2">
              <Trend count={total} previous={previous} />
            </span>
          </p>
        )}
        {total > 0 && <Reasons data={data} total={total} />}
        {months.length > 0 && <LostMonths months={months} now={now} />}
      </section>
    </Card>
  )
}

function Periods({ period, group }: { period: LostPeriod; group: OfferGroup | undefined }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("provider-dashboard:lost.period")} className="mt-2 flex flex-wrap gap-1.5">
      {lostPeriods.map((days) => (
        <Link
          key={days}
          to="/providers/dashboard"
          search={{ tab: "offers", group, lost: days === usualLostPeriod ? undefined : days }}
          resetScroll={false}
          activeOptions={{ exact: true }}
          className={clsx(
            "inline-flex min-h-11 items-center rounded-full border-[1.5px] px-3 text-14",
            days === period
              ? "border-brand bg-brand-soft font-semibold text-brand-text"
              : "border-line-2 bg-paper font-medium hover:border-line-control",
          )}
        >
          {days === 365
            ? t("provider-dashboard:lost.year")
            : t("provider-dashboard:numbers.days", { count: days })}
        </Link>
      ))}
    </nav>
  )
}

type Counted = { words: string; count: number; previous: number }

/** Two states say the same to the doer: someone else was chosen. */
function Reasons({ data, total }: Pick<OffersData["lost"], "data" | "total">) {
  const { t, locale } = useTranslation()
  const wordsOf = ({ reason }: { reason: LostReason }) => t(`provider-dashboard:lost.reason.${reason}`)
  const rows = [...Map.groupBy(data, wordsOf)].map(([words, same]): Counted => {
    const sum = (part: "count" | "previous") => same.reduce((all, one) => all + one[part], 0)
    return { words, count: sum("count"), previous: sum("previous") }
  })
  return (
    <dl className="mt-4 grid gap-3.5">
      {rows
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count)
        .map(({ words, count, previous }) => (
          <div key={words} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
            <dt>{words}</dt>
            <dd className="font-semibold tabular-nums">{numberFormat(locale).format(count)}</dd>
            <dd aria-hidden="true" className="col-span-2 h-2 rounded-full bg-wall-2">
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="block size-full">
                <rect height="8" width={(100 * count) / total} rx="2" fill="var(--brand)" />
              </svg>
            </dd>
            <dd className="col-span-2 -mt-1 text-13 text-ink-2">
              <Trend count={count} previous={previous} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

function Trend({ count, previous }: { count: number; previous: number }) {
  const { t } = useTranslation()
  if (count === previous) return t("provider-dashboard:lost.trendSame")
  return count > previous
    ? t("provider-dashboard:lost.trendMore", { count: count - previous })
    : t("provider-dashboard:lost.trendLess", { count: previous - count })
}
