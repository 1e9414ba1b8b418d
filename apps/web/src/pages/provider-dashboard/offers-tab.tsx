import { lostDays } from "@doable/domain/offer/limits"
import { numberFormat } from "@doable/words/format"
import { useTranslation } from "../../i18n/use-translation.ts"
import { MyOffers } from "../../offer/my-offers.tsx"
import { Card } from "../../ui/layout/card.tsx"
import type { OffersData } from "./load-dashboard.ts"

export function OffersTab({ shown: { offers, lost } }: { shown: OffersData }) {
  return (
    <div className="mt-5 grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_348px]">
      <div className="min-w-0">
        <MyOffers data={offers} at="/providers/dashboard" />
      </div>
      <LostOffers lost={lost} />
    </div>
  )
}

/** Two states say the same to the doer: someone else was chosen. */
function LostOffers({ lost: { data, total } }: { lost: OffersData["lost"] }) {
  const { t, locale } = useTranslation()
  const byWords = new Map<string, number>()
  for (const { reason, count } of data) {
    const words = t(`provider-dashboard:lost.reason.${reason}`)
    byWords.set(words, (byWords.get(words) ?? 0) + count)
  }
  return (
    <Card asChild className="p-5">
      <section aria-labelledby="lost-offers">
        <h2 id="lost-offers" className="display text-d22">
          {t("provider-dashboard:lost.title")}
        </h2>
        <p className="mt-1 text-14 text-ink-2">{t("provider-dashboard:lost.text", { count: lostDays })}</p>
        {total === 0 ? (
          <p className="mt-3">{t("provider-dashboard:lost.none")}</p>
        ) : (
          <dl className="mt-4 grid gap-3.5">
            {[...byWords]
              .toSorted(([, a], [, b]) => b - a)
              .map(([words, count]) => (
                <div key={words} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
                  <dt>{words}</dt>
                  <dd className="font-semibold tabular-nums">{numberFormat(locale).format(count)}</dd>
                  <dd aria-hidden="true" className="col-span-2 h-2 rounded-full bg-wall-2">
                    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="block size-full">
                      <rect height="8" width={(100 * count) / total} rx="2" fill="var(--brand)" />
                    </svg>
                  </dd>
                </div>
              ))}
          </dl>
        )}
      </section>
    </Card>
  )
}
