import { dayOf, timeOf } from "@doable/domain/time/market-day"
import { Link } from "@tanstack/react-router"
import clsx from "clsx"
import { ChevronLeft, ChevronRight, MessageCircle } from "lucide-react"
import { plainDay } from "../../../blocks/text/market-text.ts"
import { TotalPrice } from "../../../blocks/text/total-price.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { addMonths } from "../../../ui/pickers/calendar-dates.ts"
import { monthText } from "../../../ui/pickers/date-text.ts"
import { dotLook, looks } from "./entry-look.ts"
import { FeedCard } from "./feed-card.tsx"
import type { CalendarData, Entry } from "./load-calendar.ts"
import { dayOff, MonthGrid } from "./month-grid.tsx"
import { MonthList } from "./month-list.tsx"

/** A month of jobs and pending offers, beside the next job and the way into a calendar elsewhere. */
export function CalendarTab({ data }: { data: CalendarData }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Months data={data} />
        <Legend />
      </div>
      <div className="mt-4 grid grid-cols-1 items-start gap-x-7 gap-y-5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <MonthGrid data={data} />
          <MonthList data={data} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <NextJob job={data.next} />
          <FeedCard link={data.link} />
        </div>
      </div>
    </>
  )
}

function Months({ data: { month, now } }: { data: CalendarData }) {
  const { t, locale } = useTranslation()
  const first = `${month}-01`
  const current = dayOf(new Date(now)).slice(0, 7)
  const searchOf = (wanted: string) =>
    wanted === current ? { tab: "calendar" as const } : { tab: "calendar" as const, month: wanted }
  const turns = [
    {
      label: t("provider-dashboard:month.earlier"),
      Icon: ChevronLeft,
      month: addMonths(first, -1).slice(0, 7),
    },
    {
      label: t("provider-dashboard:month.later"),
      Icon: ChevronRight,
      month: addMonths(first, 1).slice(0, 7),
    },
  ]
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h1 aria-live="polite" className="display display-36 first-letter:uppercase">
        {monthText(first, locale)}
      </h1>
      <nav aria-label={t("provider-dashboard:month.turn")} className="flex items-center gap-3">
        {turns.map(({ label, Icon, month: wanted }) => (
          <Button key={label} asChild variant="outline" size="icon">
            <Link to="/providers/dashboard" search={searchOf(wanted)} resetScroll={false} aria-label={label}>
              <Icon aria-hidden="true" size={18} strokeWidth={1.9} />
            </Link>
          </Button>
        ))}
        {month !== current && (
          <Link
            to="/providers/dashboard"
            search={{ tab: "calendar" }}
            resetScroll={false}
            className="link inline-flex min-h-11 items-center"
          >
            {t("provider-dashboard:month.back")}
          </Link>
        )}
      </nav>
    </div>
  )
}

function Legend() {
  const { t } = useTranslation()
  const swatch = "size-3 flex-none rounded-full"
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-14 text-ink-2">
      {looks.map((look) => (
        <li key={look} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={clsx(swatch, dotLook[look])} />
          {t(`provider-dashboard:month.looks.${look}`)}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className={clsx("size-3.5 flex-none rounded-[3px]", dayOff, "inset-ring inset-ring-line-2")}
        />
        {t("provider-dashboard:month.looks.off")}
      </li>
    </ul>
  )
}

function NextJob({ job }: { job: Entry | null }) {
  const { t, locale } = useTranslation()
  if (!job)
    return (
      <Card className="p-5 text-14 text-ink-2">
        <p>{t("provider-dashboard:calendar.none")}</p>
      </Card>
    )
  const at = new Date(job.scheduledAt)
  const when = `${plainDay(dayOf(at), locale)}, ${timeOf(at)}`
  const where = [job.address, job.place?.name[locale]].filter(Boolean).join(", ")
  return (
    <Card asChild className="p-5">
      <section aria-labelledby="next-job">
        <h2 id="next-job" className="display text-d22">
          {t("provider-dashboard:month.next", { when })}
        </h2>
        <p lang={job.lang} className="mt-2.5 font-semibold wrap-anywhere">
          {job.title}
        </p>
        <p className="text-14 text-ink-2">
          {job.client} · <TotalPrice terms={job} className="tabular-nums" />
        </p>
        {where && <p className="text-14 wrap-anywhere text-ink-2">{where}</p>}
        <div className="mt-3.5 flex flex-wrap gap-2">
          <Button asChild size="sm">
            <Link to="/tasks/$taskId" params={{ taskId: job.taskId }}>
              {t("provider-dashboard:month.open")}
            </Link>
          </Button>
          {job.conversationId && (
            <Button asChild size="sm" variant="outline" icon={MessageCircle}>
              <Link to="/chat" search={{ c: job.conversationId }} preload={false}>
                {t("provider-dashboard:month.message")}
              </Link>
            </Button>
          )}
        </div>
      </section>
    </Card>
  )
}
