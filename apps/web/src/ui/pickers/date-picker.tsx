import clsx from "clsx"
import { CalendarDays } from "lucide-react"
import { Suspense, useId, useRef, useState } from "react"
import { marketTimeZone } from "../../i18n/dates.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { clampDate, todayIn, type PlainDate } from "./calendar-dates.ts"
import type { CalendarProps } from "./calendar.tsx"
import { dateText, readDate } from "./date-text.ts"
import { boxButton } from "../fields/field-box.ts"
import { FieldError } from "../fields/field.tsx"
import { TextField } from "../fields/text-field.tsx"
import { lazy } from "../code/lazy.tsx"

const load = () => import("./date-popover.tsx").then((module) => ({ default: module.DatePopover }))
const DatePopover = lazy(load)

type DatePickerProps = Omit<CalendarProps, "onValueChange" | "takesFocus"> & {
  onValueChange: (date: PlainDate | null) => void
  placeholder?: string
  dense?: boolean
  disabled?: boolean
  required?: boolean
  /** Posted with the form as "2026-06-14". */
  name?: string
  id?: string
  "aria-label"?: string
}

/** A date may be typed in any usual form or taken from the calendar. */
export function DatePicker({
  value,
  onValueChange,
  min,
  max,
  isTaken,
  className,
  name,
  ...input
}: DatePickerProps) {
  const { t, locale } = useTranslation()
  const [draft, setDraft] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()

  const whyNot = (date: PlainDate | null) => {
    if (!date) return t("fields:dateUnclear", { example: dateText(value ?? min ?? "2026-06-14", locale) })
    if (min && date < min) return t("fields:dateTooEarly", { date: dateText(min, locale) })
    if (max && date > max) return t("fields:dateTooLate", { date: dateText(max, locale) })
    return isTaken?.(date) ? t("fields:dateTaken") : null
  }
  const read = (text: string) => readDate(text, locale, todayIn(marketTimeZone, new Date()))
  /**
   * A whole date counts as it is typed. What depends on it shows then, and not while the field is left: the button that
   * is being pressed would move away.
   */
  const type = (text: string) => {
    setDraft(text)
    setProblem(null)
    const date = /\d{4}/.test(text) ? read(text) : null
    if (date && date !== value && !whyNot(date)) onValueChange(date)
  }
  /** A wrong date stays in the field with the reason, so that people can correct it. */
  const settle = () => {
    if (draft === null) return
    const date = read(draft)
    const reason = draft.trim() ? whyNot(date) : null
    setProblem(reason)
    onValueChange(reason || !draft.trim() ? null : date)
    if (!reason) setDraft(null)
  }
  /** The calendar comes with its first opening. */
  const show = (open: boolean) => {
    setWanted(true)
    setOpen(open)
  }
  const take = (date: PlainDate) => {
    setDraft(null)
    setProblem(null)
    setOpen(false)
    onValueChange(date)
  }

  return (
    <div className={clsx("min-w-0", className)}>
      <div ref={field}>
        <TextField
          autoComplete="off"
          {...input}
          value={draft ?? (value ? dateText(value, locale) : "")}
          problemId={problem ? problemId : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === "Enter") settle()
            if (event.key === "ArrowDown" && event.altKey) show(true)
          }}
          action={
            <button
              ref={trigger}
              type="button"
              disabled={input.disabled}
              aria-label={t("fields:openCalendar")}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPointerEnter={() => void load().catch(() => {})}
              onClick={() => show(!isOpen)}
              className={boxButton}
            >
              <CalendarDays aria-hidden size={20} strokeWidth={1.9} />
            </button>
          }
        />
      </div>
      {isWanted && (
        <Suspense fallback={null}>
          <DatePopover
            isOpen={isOpen}
            onOpenChange={setOpen}
            field={field}
            trigger={trigger}
            value={value && clampDate(value, min, max)}
            onValueChange={take}
            min={min}
            max={max}
            isTaken={isTaken}
          />
        </Suspense>
      )}
      {name && <input type="hidden" name={name} value={value ?? ""} />}
      <div aria-live="polite" data-problem={problem ? "" : undefined}>
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
      </div>
    </div>
  )
}
