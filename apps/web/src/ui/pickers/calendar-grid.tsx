import { dateFormat } from "@doable/words/format"
import clsx from "clsx"
import type { KeyboardEvent, Ref } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { toUtc, type PlainDate } from "./calendar-dates.ts"
import { longDateText } from "./date-text.ts"

type CalendarGridProps = {
  ref: Ref<HTMLDivElement>
  labelId: string
  weeks: PlainDate[][]
  /** "2026-06": days of the neighbouring months are left blank. */
  month: string
  focused: PlainDate
  chosen: PlainDate | null
  today: PlainDate
  isOutside: (date: PlainDate) => boolean
  isTaken: (date: PlainDate) => boolean
  onKeyDown: (event: KeyboardEvent) => void
  onTake: (date: PlainDate) => void
}

const columnStart = [
  "col-start-1",
  "col-start-2",
  "col-start-3",
  "col-start-4",
  "col-start-5",
  "col-start-6",
  "col-start-7",
]

export function CalendarGrid({ ref, labelId, weeks, month, onKeyDown, ...props }: CalendarGridProps) {
  return (
    <div
      ref={ref}
      role="grid"
      tabIndex={-1}
      aria-labelledby={labelId}
      className="outline-none"
      onKeyDown={onKeyDown}
    >
      <div role="row" className="grid grid-cols-7">
        {weeks[0]?.map((date) => (
          <Weekday key={date} date={date} />
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className="grid grid-cols-7">
          {week.map((date, column) =>
            date.startsWith(month) ? (
              <div
                key={date}
                role="gridcell"
                aria-selected={date === props.chosen}
                className={columnStart[column]}
              >
                <Day {...props} date={date} />
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  )
}

function Weekday({ date }: { date: PlainDate }) {
  const { locale } = useTranslation()
  const name = (weekday: "short" | "long") =>
    dateFormat(locale, { weekday, timeZone: "UTC" }).format(toUtc(date))
  return (
    <div role="columnheader" className="grid h-7 place-items-center text-12 text-ink-3">
      {/* Two letters are enough in all three languages: Su, вс, du. */}
      <span aria-hidden>{name("short").slice(0, 2)}</span>
      <span className="sr-only">{name("long")}</span>
    </div>
  )
}

type DayProps = Omit<CalendarGridProps, "ref" | "labelId" | "weeks" | "month" | "onKeyDown"> & {
  date: PlainDate
}

function Day({ date, focused, chosen, today, onTake, ...props }: DayProps) {
  const { t, locale } = useTranslation()
  const isChosen = date === chosen
  const isTaken = props.isTaken(date)
  const isOff = isTaken || props.isOutside(date)
  const name = longDateText(date, locale)

  return (
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
        !isChosen && isOff && "cursor-not-allowed! text-ink-3",
        isTaken && "line-through",
        !isChosen && !isOff && "font-medium hover:bg-wall-2",
      )}
    >
      {Number(date.slice(8))}
    </button>
  )
}
