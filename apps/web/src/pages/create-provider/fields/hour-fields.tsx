import { awayWithinDays, spansPerDay } from "@doable/domain/provider/limits"
import { weekdays, type Weekday } from "@doable/domain/provider/status"
import { Plus, X } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { addDays } from "../../../ui/pickers/calendar-dates.ts"
import { Checkbox } from "../../../ui/fields/checkbox.tsx"
import { FieldError } from "../../../ui/fields/field.tsx"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { Skeleton } from "../../../ui/feedback/skeleton.tsx"
import { timesBetween, timeText } from "../../../ui/pickers/time-text.ts"
import { weekdayName } from "../../../provider/weekday-text.ts"
import type { Span, Week } from "../draft/form.ts"
import { ProviderField } from "./provider-field.tsx"
import { useProviderForm } from "../draft/provider-form-context.ts"
import { lazy } from "../../../ui/code/lazy.tsx"

// The calendar comes with the first days away.
const DatePicker = lazy(() =>
  import("../../../ui/pickers/date-picker.tsx").then((module) => ({ default: module.DatePicker })),
)

const usual: Span = { from: "09:00", to: "18:00" }
const halfHours = timesBetween("00:00", "24:00", 30)
// Nobody starts at the end of a day, and nobody stops at its beginning. The end reads 00:00, as on every clock.
const starts = halfHours.slice(0, -1)
const ends = halfHours.slice(1)

export function HourFields() {
  const { t } = useTranslation()
  const { form, change } = useProviderForm()
  const set = (weekly: Week) => change({ weekly })
  const withHours = (wanted: (day: Weekday) => Span[]) =>
    set(Object.fromEntries(weekdays.map((day) => [day, wanted(day)])) as Week)
  const first = weekdays.map((day) => form.weekly[day]).find((spans) => spans.length > 0) ?? [usual]
  const isWeekend = (day: Weekday) => day === "sat" || day === "sun"
  return (
    <>
      <ProviderField
        path="availability"
        group
        label={t("provider-create:when.label")}
        hint={t("provider-create:when.hint")}
      >
        <div className="mb-3 flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            onClick={() => withHours((day) => (isWeekend(day) ? [] : first.map((span) => ({ ...span }))))}
          >
            {t("provider-create:when.workdays")}
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={() => withHours(() => first.map((span) => ({ ...span })))}
          >
            {t("provider-create:when.everyDay")}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => withHours(() => [])}>
            {t("provider-create:when.clear")}
          </Button>
        </div>
        <ul className="rounded-panel bg-paper shadow-paper">
          {weekdays.map((day) => (
            <Day key={day} day={day} onChange={(spans) => set({ ...form.weekly, [day]: spans })} />
          ))}
        </ul>
      </ProviderField>
      <ProviderField path="sameDay" group hideLabel label={t("provider-create:when.sameDayLabel")}>
        <Checkbox
          label={t("provider-create:when.sameDay")}
          hint={t("provider-create:when.sameDayHint")}
          checked={form.sameDay}
          onChange={(event) => change({ sameDay: event.currentTarget.checked })}
        />
      </ProviderField>
      <AwayFields />
    </>
  )
}

function Day({ day, onChange }: { day: Weekday; onChange: (spans: Span[]) => void }) {
  const { t, locale } = useTranslation()
  const { form, errorOf } = useProviderForm()
  const spans = form.weekly[day]
  const name = weekdayName(day, locale)
  const error = errorOf(`availability.weekly.${day}`)
  const last = spans.at(-1)
  const put = (place: number, part: Partial<Span>) =>
    onChange(spans.map((span, index) => (index === place ? { ...span, ...part } : span)))
  return (
    <li
      data-path={`availability.weekly.${day}`}
      className="grid gap-x-4 border-t border-line px-4 py-2 first:border-0 sm:grid-cols-[150px_minmax(0,1fr)]"
    >
      <Checkbox
        label={<span className="inline-block first-letter:uppercase">{name}</span>}
        checked={spans.length > 0}
        onChange={(event) => onChange(event.currentTarget.checked ? [{ ...usual }] : [])}
      />
      {spans.length > 0 && (
        <div className="grid gap-2 py-1">
          {spans.map((span, place) => (
            <div key={place} className="flex items-center gap-2">
              <TimeSelect
                label={t("provider-create:when.from", { day: name })}
                times={starts}
                value={span.from}
                onValueChange={(from) => put(place, { from })}
              />
              <span aria-hidden>–</span>
              <TimeSelect
                label={t("provider-create:when.to", { day: name })}
                times={ends}
                value={span.to}
                onValueChange={(to) => put(place, { to })}
              />
              {spans.length > 1 && (
                <Button
                  variant="ghost"
                  size="icon"
                  icon={X}
                  aria-label={t("provider-create:when.removeSpan", {
                    day: name,
                    from: timeText(span.from, locale),
                  })}
                  onClick={() => onChange(spans.filter((_, index) => index !== place))}
                />
              )}
              {place === spans.length - 1 && spans.length < spansPerDay && last && last.to < "23:00" && (
                <Button
                  variant="ghost"
                  size="icon"
                  icon={Plus}
                  aria-label={t("provider-create:when.addSpan", { day: name })}
                  onClick={() => onChange([...spans, nextSpan(last)])}
                />
              )}
            </div>
          ))}
          <div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
        </div>
      )}
    </li>
  )
}

/** After a break of an hour, until the evening. */
function nextSpan({ to }: Span): Span {
  const from = halfHours[Math.min(halfHours.indexOf(to) + 2, halfHours.length - 3)] ?? "19:00"
  return { from, to: from < "18:00" ? "18:00" : from < "21:00" ? "21:00" : "24:00" }
}

interface TimeSelectProps {
  label: string
  times: string[]
  value: string
  onValueChange: (time: string) => void
}

function TimeSelect({ label, times: shown, value, onValueChange }: TimeSelectProps) {
  const { locale } = useTranslation()
  const times = shown.includes(value) ? shown : [...shown, value].toSorted()
  return (
    <NativeSelect
      dense
      aria-label={label}
      className="w-30"
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
    >
      {times.map((time) => (
        <option key={time} value={time}>
          {timeText(time, locale)}
        </option>
      ))}
    </NativeSelect>
  )
}

function AwayFields() {
  const { t } = useTranslation()
  const { form, change, today, revision } = useProviderForm()
  const has = form.awayFrom !== null || form.awayUntil !== null
  const [isAsked, setAsked] = useState(false)
  const isOpen = has || isAsked
  const max = addDays(today, awayWithinDays)
  return (
    <div>
      <Checkbox
        label={t("provider-create:when.away")}
        hint={t("provider-create:when.awayHint")}
        checked={isOpen}
        onChange={({ currentTarget: { checked } }) => {
          setAsked(checked)
          if (!checked) change({ awayFrom: null, awayUntil: null })
        }}
      />
      {isOpen && (
        <div className="mt-2 grid items-start gap-5 sm:grid-cols-2" key={revision}>
          <ProviderField path="availability.awayFrom" label={t("provider-create:when.awayFrom")}>
            <Suspense fallback={<Skeleton className="h-12" />}>
              <DatePicker
                value={form.awayFrom}
                onValueChange={(awayFrom) => change({ awayFrom })}
                max={max}
              />
            </Suspense>
          </ProviderField>
          <ProviderField path="availability.awayUntil" label={t("provider-create:when.awayUntil")}>
            <Suspense fallback={<Skeleton className="h-12" />}>
              <DatePicker
                value={form.awayUntil}
                onValueChange={(awayUntil) => change({ awayUntil })}
                min={today}
                max={max}
              />
            </Suspense>
          </ProviderField>
        </div>
      )}
    </div>
  )
}
