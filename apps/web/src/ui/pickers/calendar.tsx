import clsx from "clsx"
import { ChevronLeft, ChevronRight } from "lucide-react"
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react"
import { firstDayOfWeek, marketTimeZone } from "../../i18n/dates.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import {
  addMonths,
  clampDate,
  dateAfterKey,
  firstOfMonth,
  todayIn,
  weeksOfMonth,
  type PlainDate,
} from "./calendar-dates.ts"
import { CalendarGrid } from "./calendar-grid.tsx"
import { boxButton } from "../fields/field-box.ts"
import { useFieldGroup } from "../fields/field-context.ts"
import { monthText } from "./date-text.ts"

export type CalendarProps = {
  value: PlainDate | null
  onValueChange: (date: PlainDate) => void
  min?: PlainDate
  max?: PlainDate
  /** Days that can't be taken although they lie between the limits. */
  isTaken?: (date: PlainDate) => boolean
  /** Starts with the focus in the grid, as a calendar that was just opened does. */
  takesFocus?: boolean
  className?: string
}

export function Calendar({
  value,
  onValueChange,
  min,
  max,
  isTaken,
  takesFocus = false,
  className,
}: CalendarProps) {
  const { t, locale } = useTranslation()
  const group = useFieldGroup()
  const monthId = useId()
  const grid = useRef<HTMLDivElement>(null)
  const [today] = useState(() => todayIn(marketTimeZone, new Date()))
  const [focused, setFocused] = useState(() => clampDate(value ?? today, min, max))
  const wantsFocus = useRef(takesFocus)
  const firstDay = firstDayOfWeek(locale)

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    grid.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus()
  }, [focused])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dateAfterKey(focused, event.key, event.shiftKey, firstDay)
    if (!next) return
    event.preventDefault()
    wantsFocus.current = true
    setFocused(clampDate(next, min, max))
  }
  const turn = (months: number) => setFocused(clampDate(addMonths(focused, months), min, max))
  const isFirst = min !== undefined && firstOfMonth(focused) <= min
  const isLast = max !== undefined && addMonths(firstOfMonth(focused), 1) > max

  return (
    <div
      role="group"
      {...group}
      className={clsx("w-full max-w-85 rounded-[12px] border-[1.5px] border-line-2 bg-paper p-3", className)}
    >
      <div className="flex items-center justify-between gap-2 pb-1">
        <span id={monthId} aria-live="polite" className="display pl-2 text-d18">
          {monthText(focused, locale)}
        </span>
        <span className="flex">
          <TurnButton
            label={t("fields:previousMonth")}
            isEnd={isFirst}
            onClick={() => turn(-1)}
            icon={ChevronLeft}
          />
          <TurnButton
            label={t("fields:nextMonth")}
            isEnd={isLast}
            onClick={() => turn(1)}
            icon={ChevronRight}
          />
        </span>
      </div>
      <CalendarGrid
        ref={grid}
        labelId={monthId}
        weeks={weeksOfMonth(focused, firstDay)}
        month={focused.slice(0, 7)}
        focused={focused}
        chosen={value}
        today={today}
        isOutside={(date) => date !== clampDate(date, min, max)}
        isTaken={(date) => isTaken?.(date) ?? false}
        onKeyDown={onKeyDown}
        onTake={(date) => {
          setFocused(date)
          onValueChange(date)
        }}
      />
    </div>
  )
}

type TurnButtonProps = { label: string; isEnd: boolean; onClick: () => void; icon: typeof ChevronLeft }

/** Stays focusable at the end of the range, so that keyboard users don't lose their place. */
function TurnButton({ label, isEnd, onClick, icon: Icon }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onClick()}
      className={clsx(
        boxButton,
        "size-11!",
        isEnd && "cursor-not-allowed! text-line-control! hover:bg-transparent",
      )}
    >
      <Icon aria-hidden size={18} strokeWidth={1.9} />
    </button>
  )
}
