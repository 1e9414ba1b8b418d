import { dayOf, timeOf } from "@doable/domain/time/market-day"
import { dateFormat } from "@doable/words/format"
import { Link } from "@tanstack/react-router"
import clsx from "clsx"
import { firstDayOfWeek } from "../../../i18n/dates.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Card } from "../../../ui/layout/card.tsx"
import { toUtc, weeksOfMonth } from "../../../ui/pickers/calendar-dates.ts"
import { longDateText } from "../../../ui/pickers/date-text.ts"
import { chipLook, dotLook, lookOf, saidOf } from "./entry-look.ts"
import type { CalendarData, Entry } from "./load-calendar.ts"

export const dayOff = "bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--line)_7px_8px)]"

/** The days of a month, each with what it holds; phones show dots, and the list below says what they are. */
export function MonthGrid({ data }: { data: CalendarData }) {
  const { t, locale } = useTranslation()
  const weeks = weeksOfMonth(`${data.month}-01`, firstDayOfWeek(locale))
  const weekday = (day: string, style: "short" | "long") =>
    dateFormat(locale, { weekday: style, timeZone: "UTC" }).format(toUtc(day))
  return (
    <Card asChild className="overflow-hidden">
      <table aria-label={t("provider-dashboard:month.grid")} className="w-full table-fixed border-collapse">
        <thead className="bg-paper-2">
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={weekday(day, "long")}
                className="border-b border-line-2 py-2 text-center text-13 font-semibold text-ink-2 first-letter:uppercase md:px-3 md:py-2.5 md:text-left"
              >
                {weekday(day, "short")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day key={day} day={day} data={data} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Day({ day, data }: { day: string; data: CalendarData }) {
  const { t, locale } = useTranslation()
  const isToday = day === dayOf(new Date(data.now))
  const isOff = data.daysOff.includes(day)
  const entries = data.entries.filter(({ scheduledAt }) => dayOf(new Date(scheduledAt)) === day)
  return (
    <td
      className={clsx(
        "h-14.5 border-line p-1 align-top not-first:border-l md:h-28 md:p-2 in-[tr:not(:first-child)]:border-t",
        day.slice(0, 7) !== data.month && "bg-paper-2 text-ink-3",
        isOff && dayOff,
      )}
    >
      <time
        dateTime={day}
        aria-current={isToday ? "date" : undefined}
        className="mx-auto grid size-6.5 place-items-center rounded-full text-14 font-semibold tabular-nums aria-[current=date]:bg-ink aria-[current=date]:text-wall md:mx-0"
      >
        <span className="sr-only">{longDateText(day, locale)}</span>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
      </time>
      {isOff && <span className="sr-only">{t("provider-dashboard:month.looks.off")}</span>}
      {entries.length > 0 && (
        <>
          <p className="sr-only md:hidden">
            {t("provider-dashboard:month.things", { count: entries.length })}
          </p>
          <p aria-hidden="true" className="mt-1 flex flex-wrap justify-center gap-1 md:hidden">
            {entries.map((entry) => (
              <span
                key={entry.id}
                className={clsx("size-2 rounded-full", dotLook[lookOf(entry, data.now)])}
              />
            ))}
          </p>
          <ul className="mt-1 grid gap-1 max-md:hidden">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Chip entry={entry} now={data.now} />
              </li>
            ))}
          </ul>
        </>
      )}
    </td>
  )
}

function Chip({ entry, now }: { entry: Entry; now: number }) {
  const { t } = useTranslation()
  const look = lookOf(entry, now)
  const said = saidOf(entry, look, t)
  return (
    <Link
      to="/tasks/$taskId"
      params={{ taskId: entry.taskId }}
      preload={false}
      className={clsx(
        "block rounded-[6px] px-1.75 py-1 text-13 leading-[17px] hover:underline",
        chipLook[look],
      )}
    >
      <span className="line-clamp-3">
        <b className="tabular-nums">{timeOf(new Date(entry.scheduledAt))}</b>{" "}
        <span lang={entry.lang} className="wrap-anywhere">
          {entry.title}
        </span>
      </span>
      {/* A long title doesn't push it out. */}
      {said && (
        <span className={look === "offer" || entry.isRework ? "block font-semibold" : "sr-only"}>
          <span className="sr-only">, </span>
          {said}
        </span>
      )}
    </Link>
  )
}
