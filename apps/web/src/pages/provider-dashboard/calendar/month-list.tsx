import { dayOf, timeOf } from "@doable/domain/time/market-day"
import { Link } from "@tanstack/react-router"
import clsx from "clsx"
import { plainDay } from "../../../blocks/text/market-text.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Card } from "../../../ui/layout/card.tsx"
import { dotLook, lookOf, saidOf } from "./entry-look.ts"
import type { CalendarData } from "./load-calendar.ts"

/** For phones: what the dots of the grid stand for. */
export function MonthList({ data }: { data: CalendarData }) {
  const { t, locale } = useTranslation()
  const entries = data.entries.filter(({ scheduledAt }) =>
    dayOf(new Date(scheduledAt)).startsWith(data.month),
  )
  if (entries.length === 0)
    return <p className="text-ink-2 md:hidden">{t("provider-dashboard:month.empty")}</p>
  return (
    <Card asChild className="divide-y divide-line px-4 md:hidden">
      <ul>
        {entries.map((entry) => {
          const at = new Date(entry.scheduledAt)
          const look = lookOf(entry, data.now)
          const said = saidOf(entry, look, t)
          return (
            <li key={entry.id} className="relative py-3 pl-5">
              <span
                aria-hidden="true"
                className={clsx("absolute top-4.75 left-0 size-2.5 rounded-full", dotLook[look])}
              />
              <p className="text-14 text-ink-2 tabular-nums">
                <time dateTime={entry.scheduledAt} className="inline-block first-letter:uppercase">
                  {plainDay(dayOf(at), locale)}, {timeOf(at)}
                </time>
                {said && ` · ${said}`}
              </p>
              <Link
                to="/tasks/$taskId"
                params={{ taskId: entry.taskId }}
                preload={false}
                lang={entry.lang}
                className="font-semibold wrap-anywhere after:absolute after:inset-0"
              >
                {entry.title}
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
