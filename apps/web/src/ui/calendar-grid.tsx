import clsx from "clsx"
import type { KeyboardEvent, Ref } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { toUtc, type PlainDate } from "./calendar-dates.ts"
import { longDateText } from "./date-text.ts"

type CalendarGridProps = {
  ref: Ref<HTMLTableElement>
  labelId: string
  weeks: PlainDate[][]
  /** "2026-06": days of the neighbouring months are left blank. */
  month: string
  focused: PlainDate
  chosen: PlainDate | null
  today: PlainDate
  isOff: (date: PlainDate) => boolean
  onKeyDown: (event: KeyboardEvent) => void
  onTake: (date: PlainDate) => void
}

export function CalendarGrid({ ref, labelId, weeks, month, onKeyDown, ...props }: CalendarGridProps) {
  return (
    <table
      ref={ref}
      role="grid"
      aria-labelledby={labelId}
      className="w-full table-fixed"
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <Weekday key={date} date={date} />
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) =>
              date.startsWith(month) ? (
                <Day key={date} {...props} date={date} isOff={props.isOff(date)} />
              ) : (
                <td key={date} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Weekday({ date }: { date: PlainDate }) {
  const { locale } = useTranslation()
  const name = (weekday: "short" | "long") =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" }).format(toUtc(date))
  // Two letters suffice in all three languages: su, вс, du.
  const short = name("short").slice(0, 2)
  return (
    <th scope="col" abbr={name("long")} className="h-7 text-12 font-normal text-ink-3">
      <span aria-hidden>{short.toLowerCase()}</span>
      <span className="sr-only">{name("long")}</span>
    </th>
  )
}

type DayProps = Pick<CalendarGridProps, "focused" | "chosen" | "today" | "onTake"> & {
  date: PlainDate
  isOff: boolean
}

function Day({ date, focused, chosen, today, isOff, onTake }: DayProps) {
  const { t, locale } = useTranslation()
  const isChosen = date === chosen
  const name = longDateText(date, locale)

  return (
    <td role="gridcell" aria-selected={isChosen} className="p-0">
      <button
        type="button"
        tabIndex={date === focused ? 0 : -1}
        aria-label={date === today ? t("fields:todayIs", { date: name }) : name}
        aria-current={date === today ? "date" : undefined}
        aria-disabled={isOff}
        onClick={() => !isOff && onTake(date)}
        className={clsx(
          "mx-auto grid h-10.5 w-full max-w-11 place-items-center rounded-[9px] border-[1.5px] text-15",
          date === today ? "border-line-control" : "border-transparent",
          isChosen && "border-brand! bg-brand font-bold text-on-brand",
          !isChosen &&
            (isOff
              ? "cursor-not-allowed! text-ink-3 line-through decoration-line-2"
              : "font-medium hover:bg-wall-2"),
        )}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
}
