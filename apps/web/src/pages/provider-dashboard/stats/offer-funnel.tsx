import { numberFormat } from "@doable/words/format"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Card } from "../../../ui/layout/card.tsx"
import type { StatsData } from "./load-stats.ts"

const steps = ["sent", "seen", "decided", "won"] as const

/** What became of the offers of this time, from the sent ones to those that won. */
export function OfferFunnel({ data: { funnel, period } }: { data: StatsData }) {
  const { t, locale } = useTranslation()
  return (
    <Card asChild className="p-5">
      <section aria-labelledby="offer-funnel">
        <h2 id="offer-funnel" className="display text-d22">
          {t("provider-dashboard:funnel.title", { count: period })}
        </h2>
        {funnel.sent === 0 ? (
          <p className="mt-2 text-14 text-ink-2">{t("provider-dashboard:funnel.none")}</p>
        ) : (
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2">
            {steps.map((step) => (
              <div key={step} className="contents">
                <dt className="text-14">{t(`provider-dashboard:funnel.${step}`)}</dt>
                <dd aria-hidden="true" className="h-6">
                  <svg viewBox="0 0 100 24" preserveAspectRatio="none" className="block size-full">
                    <rect
                      height="24"
                      width={(100 * funnel[step]) / funnel.sent}
                      fill={step === "won" ? "var(--cta)" : "var(--brand)"}
                    />
                  </svg>
                </dd>
                <dd className="text-right font-semibold tabular-nums">
                  {numberFormat(locale).format(funnel[step])}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </Card>
  )
}
