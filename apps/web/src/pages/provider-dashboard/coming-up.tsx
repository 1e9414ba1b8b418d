import { dayOf, timeOf } from "@doable/domain/time/market-day"
import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { leafText } from "../../blocks/text/market-text.ts"
import { TotalPrice } from "../../blocks/text/total-price.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { Disclosure } from "../../ui/layout/disclosure.tsx"
import type { TodayData } from "./load-dashboard.ts"

type Job = TodayData["jobs"][number]
const shownAtFirst = 4

/** The jobs with an hour, the next one first, each on a leaf of the calendar. */
export function ComingUp({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation()
  const more = jobs.slice(shownAtFirst)
  return (
    <Card asChild className="p-5">
      <section id="calendar" aria-labelledby="coming-up" className="scroll-mt-24">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="coming-up" className="display text-d22">
            {t("provider-dashboard:calendar.title")}
          </h2>
          <Link to="/providers/dashboard" search={{ tab: "calendar" }} className="link">
            {t("provider-dashboard:tabs.calendar")}
          </Link>
        </div>
        {jobs.length === 0 ? (
          <p className="mt-2 text-14 text-ink-2">{t("provider-dashboard:calendar.none")}</p>
        ) : (
          <Rows jobs={jobs.slice(0, shownAtFirst)} />
        )}
        {more.length > 0 && (
          <Disclosure title={t("provider-dashboard:calendar.more", { count: more.length })}>
            <Rows jobs={more} />
          </Disclosure>
        )}
      </section>
    </Card>
  )
}

function Rows({ jobs }: { jobs: readonly Job[] }) {
  return (
    <ul className="mt-1 divide-y divide-line">
      {jobs.map((job) => (
        <Row key={job.id} job={job} />
      ))}
    </ul>
  )
}

function Row({ job }: { job: Job }) {
  const { t, locale } = useTranslation()
  const at = new Date(job.scheduledAt)
  const leaf = leafText(dayOf(at), locale)
  const where = job.place?.name[locale]
  const facts = [timeOf(at), where].filter(Boolean)
  return (
    <li className="relative flex items-center gap-3.5 py-3">
      <time
        dateTime={job.scheduledAt}
        className="w-13 flex-none overflow-hidden rounded-control text-center leading-none inset-ring-[1.5px] inset-ring-line-2"
      >
        <span className="block bg-brand py-1 text-12 text-on-brand">{leaf.weekday}</span>
        <span className="block pt-1.5 display text-d22">{leaf.number}</span>
        <span className="block pb-1 text-12 text-ink-2">{leaf.month}</span>
      </time>
      <div className="min-w-0">
        <Link
          to="/tasks/$taskId"
          params={{ taskId: job.taskId }}
          lang={job.lang}
          className="line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {job.title}
        </Link>
        <p className="text-14 text-ink-2">
          {facts.join(" · ")} · <TotalPrice terms={job} className="tabular-nums" />
        </p>
        <p className="line-clamp-2 text-14 wrap-anywhere text-ink-2">
          {[t("provider-dashboard:calendar.for", { name: job.client }), job.address]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
    </li>
  )
}
