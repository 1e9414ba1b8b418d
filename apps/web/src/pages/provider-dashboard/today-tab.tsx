import { dayOf } from "@doable/domain/time/market-day"
import { Link } from "@tanstack/react-router"
import { CircleCheck } from "lucide-react"
import { priceText } from "../../blocks/text/market-text.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { RecentTalks } from "../chat/recent-talks.tsx"
import { ActionList } from "../dashboard/action-list.tsx"
import { NextStep } from "../dashboard/next-step.tsx"
import { ComingUp } from "./coming-up.tsx"
import type { DashboardData, TodayData } from "./load-dashboard.ts"
import { MatchingTasks } from "./matching-tasks.tsx"
import { monthText } from "./stats/months.ts"

/** The next step first, then what else waits and what one could take on, beside what is agreed on. */
export function TodayTab({ data, shown }: { data: DashboardData; shown: TodayData }) {
  const { t } = useTranslation()
  const { actions, now } = data
  const [first, ...others] = actions
  return (
    <div className="mt-5 grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_348px]">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        {first ? (
          <NextStep action={first} now={now} />
        ) : (
          <Card className="flex items-center gap-3 px-5 py-4 text-ink-2">
            <CircleCheck
              size={22}
              strokeWidth={1.9}
              aria-hidden="true"
              className="flex-none text-brand-text"
            />
            {t("provider-dashboard:today.none")}
          </Card>
        )}
        <ActionList actions={others} now={now} />
        <MatchingTasks matching={shown.matching} now={now} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <ComingUp jobs={shown.jobs} />
        <RecentTalks talks={shown.talks} now={now} />
        <ThisMonth month={shown.month} now={now} />
      </div>
    </div>
  )
}

function ThisMonth({ month: { sums, total }, now }: { month: TodayData["month"]; now: number }) {
  const say = useTranslation()
  const { t, locale } = say
  return (
    <Card asChild className="p-5">
      <section aria-labelledby="this-month">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="this-month" className="display text-d22 first-letter:uppercase">
            {monthText(dayOf(new Date(now)).slice(0, 7), locale)}
          </h2>
          <Link to="/providers/dashboard" search={{ tab: "stats" }} className="link">
            {t("provider-dashboard:month.all")}
          </Link>
        </div>
        {total === 0 ? (
          <p className="mt-2 text-14 text-ink-2">{t("provider-dashboard:month.none")}</p>
        ) : (
          <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
            <Fact label={t("provider-dashboard:month.agreed")}>
              {sums.map((sum) => priceText(sum, say)).join(" + ")}
            </Fact>
            <Fact label={t("provider-dashboard:month.jobs")}>{total}</Fact>
          </dl>
        )}
      </section>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: string | number }) {
  return (
    <div>
      <dt className="text-13 text-ink-2">{label}</dt>
      <dd className="display text-d22 tabular-nums">{children}</dd>
    </div>
  )
}
