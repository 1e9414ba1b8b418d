import { dayOf } from "@doable/domain/time/market-day"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { priceText } from "../../../blocks/text/market-text.ts"
import { Card } from "../../../ui/layout/card.tsx"
import { IncomeChart } from "./income-chart.tsx"
import { IncomeJobs } from "./income-jobs.tsx"
import type { StatsData } from "./load-stats.ts"
import { monthsUntil } from "./months.ts"
import { useRouter } from "@tanstack/react-router"
import { Download } from "lucide-react"
import { Button } from "../../../ui/layout/button.tsx"

/** What was agreed on for completed work, month by month and job by job. A record: nothing is paid through us. */
export function Income({ data: { income, now } }: { data: StatsData }) {
  const say = useTranslation()
  const { t } = say
  const today = dayOf(new Date(now))
  const months = monthsUntil(today)
  return (
    <Card asChild className="p-5 md:p-6">
      <section id="income" aria-labelledby="income-title" className="scroll-mt-24">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="income-title" className="display text-d22">
            {t("provider-dashboard:income.title")}
          </h2>
          {income.total > 0 && <IncomeFile from={`${months[0]}-01`} to={today} />}
        </div>
        <p className="mt-1 max-w-[68ch] text-14 text-ink-2">{t("provider-dashboard:income.text")}</p>
        {income.sums.length === 0 && (
          <p className="mt-5 rounded-panel bg-paper-2 px-5 py-8 text-center text-ink-2">
            {t("provider-dashboard:income.none")}
          </p>
        )}
        {income.sums.map(({ currency, amount, count }) => (
          <div key={currency} className="mt-4">
            <p className="display text-d36 tabular-nums">{priceText({ amount, currency }, say)}</p>
            <p className="text-14 text-ink-2">{t("provider-dashboard:income.jobs", { count })}</p>
            <IncomeChart
              currency={currency}
              months={months.map((month) => {
                const found = income.months.find((one) => one.month === month && one.currency === currency)
                return { month, amount: found?.amount ?? 0, count: found?.count ?? 0 }
              })}
            />
          </div>
        ))}
        {income.total > 0 && <IncomeJobs income={income} />}
      </section>
    </Card>
  )
}

/** The jobs of these days as a file. A form that asks the API itself, so that it works before the scripts have come. */
function IncomeFile({ from, to }: { from: string; to: string }) {
  const { t, locale } = useTranslation()
  const { serverUrl } = useRouter().options.context.config
  return (
    <form method="post" action={`${serverUrl}/exports/income`}>
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="lang" value={locale} />
      <Button type="submit" variant="secondary" icon={Download}>
        {t("provider-dashboard:income.download")}
      </Button>
    </form>
  )
}
