import { ArrowRight, Plus, RotateCcw, X } from "lucide-react"
import { useId, useRef, type ReactNode, type Ref } from "react"
import { taskDescriptionLength } from "@doable/domain/task/limits"
import { startWithinDays } from "@doable/domain/offer/limits"
import { uncheckedPrices } from "@doable/domain/deal/change/requests"
import { addDays } from "@doable/domain/time/market-day"
import { priceLimitText, priceText } from "../../blocks/text/market-text.ts"
import { wholePriceText } from "../../blocks/text/total-price.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useCharacters } from "../../i18n/characters.ts"
import { startText } from "../../offer/offer-words.ts"
import { Field, FieldError } from "../../ui/fields/field.tsx"
import { useFieldGroup } from "../../ui/fields/field-context.ts"
import { MoneyField } from "../../ui/fields/money-field.tsx"
import { NativeSelect } from "../../ui/fields/native-select.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { DatePicker } from "../../ui/pickers/date-picker.tsx"
import { timesBetween, timeText } from "../../ui/pickers/time-text.ts"
import {
  limits,
  momentIn,
  needsConfirmation,
  today,
  type ChangeField,
  type ChangeForm,
} from "./change-form.ts"
import type { Job } from "./job.ts"

interface FieldsProps {
  job: Job
  form: ChangeForm
  edit: (part: Partial<ChangeForm>) => void
  errorOf: (field: ChangeField) => string | undefined
}

export function PriceFields({ job, form, edit, errorOf }: FieldsProps) {
  const say = useTranslation()
  const { t } = say
  const { price, materialsCost } = job.hire.agreement
  const { currency } = price
  const text = (amount: number) => priceText({ amount, currency }, say)
  const whole = (amount: number) => wholePriceText({ price: { amount, currency }, materialsCost }, say)
  const { min, max } = uncheckedPrices(price.amount)
  const difference = form.price === null ? 0 : form.price - price.amount
  const hint =
    difference === 0
      ? t("job-forms:change.priceNow", { price: whole(price.amount) })
      : t(difference > 0 ? "job-forms:change.more" : "job-forms:change.less", {
          amount: text(Math.abs(difference)),
        })
  return (
    <>
      <Field label={t("job-forms:change.price")} hint={hint} error={errorOf("price")}>
        <MoneyField
          currency={currency}
          value={form.price}
          // A new price has to be confirmed again.
          onValueChange={(amount) => edit({ price: amount, confirmedPrice: null })}
        />
      </Field>
      {needsConfirmation(form, job.hire.agreement) && (
        <div className="grid gap-3 rounded-control bg-warn-soft px-4 py-3">
          <p className="text-14 text-warn-text">
            {t("job-forms:change.far", {
              price: text(form.price ?? 0),
              min: priceLimitText({ amount: min, currency }, say),
              max: priceLimitText({ amount: max, currency }, say),
            })}
          </p>
          <Field label={t("job-forms:change.typeAgain")} error={errorOf("confirmedPrice")}>
            <MoneyField
              currency={currency}
              value={form.confirmedPrice}
              onValueChange={(confirmedPrice) => edit({ confirmedPrice })}
            />
          </Field>
        </div>
      )}
      {form.price !== null && difference !== 0 && (
        <Preview from={whole(price.amount)} to={whole(form.price)} />
      )}
    </>
  )
}

const usualTimes = timesBetween("00:00", "23:30", 30)

export function ScheduleFields({ job, form, edit, errorOf }: FieldsProps) {
  const { t, locale } = useTranslation()
  const first = today(job.now)
  const { scheduledAt } = job.hire.agreement
  const at = momentIn(form)
  const times = [...new Set([...usualTimes, form.time])].toSorted()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("job-forms:change.day")} error={errorOf("scheduledAt")}>
          <DatePicker
            value={form.day}
            min={first}
            max={addDays(first, startWithinDays)}
            onValueChange={(day) => edit({ day })}
          />
        </Field>
        <Field label={t("job-forms:change.time")} error={errorOf("time")}>
          <NativeSelect
            value={form.time}
            onChange={({ currentTarget }) => edit({ time: currentTarget.value })}
          >
            {times.map((one) => (
              <option key={one} value={one}>
                {timeText(one, locale)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      {at && (
        <Preview
          from={scheduledAt ? startText(scheduledAt, locale) : t("job:request.noTime")}
          to={startText(at.toISOString(), locale)}
        />
      )}
    </>
  )
}

function Preview({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation()
  const box = "min-w-0 flex-1 rounded-control px-3.5 py-2.5"
  return (
    <div className="flex items-center gap-3" data-preview>
      <p className={`${box} bg-paper-2`}>
        <span className="block text-13 text-ink-3">{t("job:request.now")}</span>
        <b className="wrap-anywhere">{from}</b>
      </p>
      <ArrowRight size={18} strokeWidth={1.9} aria-hidden="true" className="shrink-0" />
      <p className={`${box} bg-brand-soft text-brand-text`}>
        <span className="block text-13">{t("job:request.asked")}</span>
        <b className="wrap-anywhere">{to}</b>
      </p>
    </div>
  )
}

export function ScopeFields({ job, form, edit, errorOf }: FieldsProps) {
  const { t } = useTranslation()
  const characters = useCharacters()
  const list = useRef<HTMLDivElement>(null)
  const { included } = form
  const agreed = job.hire.agreement.included
  const left = agreed.filter((line) => !included.some((one) => one.trim() === line))
  const focusLine = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll("input")[index]?.focus())
  const add = (line = "") => {
    edit({ included: [...included, line] })
    focusLine(included.length)
  }
  return (
    <>
      <Field
        group
        label={t("job-forms:change.included")}
        hint={t("job-forms:change.includedHint", {
          count: limits.lines.max,
          characters: characters(limits.lines.length),
        })}
        error={errorOf("included")}
      >
        <LineGroup ref={list}>
          {included.map((line, index) => (
            <Line
              // Lines have no other name than their place.
              key={index}
              number={index + 1}
              value={line}
              isNew={Boolean(line.trim()) && !agreed.includes(line.trim())}
              error={errorOf(`included.${index}`)}
              onValueChange={(value) =>
                edit({ included: included.map((one, at) => (at === index ? value : one)) })
              }
              onEnter={() => {
                if (line.trim() && included.length < limits.lines.max) add()
              }}
              onRemove={() => {
                edit({ included: included.filter((_, at) => at !== index) })
                focusLine(Math.max(0, index - 1))
              }}
            />
          ))}
          {left.map((line) => (
            <p
              key={line}
              className="flex items-center gap-2 rounded-control bg-danger-soft pl-3.5 text-danger-text"
            >
              <span aria-hidden="true">−</span>
              <s className="min-w-0 flex-1 wrap-anywhere">{line}</s>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t("job-forms:change.putBack", { line })}
                disabled={included.length >= limits.lines.max}
                onClick={() => add(line)}
              >
                <RotateCcw size={18} strokeWidth={1.9} aria-hidden="true" />
              </Button>
            </p>
          ))}
          {included.length < limits.lines.max && (
            <Button variant="secondary" icon={Plus} className="justify-self-start" onClick={() => add()}>
              {t("job-forms:change.add")}
            </Button>
          )}
        </LineGroup>
      </Field>
      <Field label={t("job-forms:change.scopeText")} error={errorOf("scopeText")}>
        <TextArea
          rows={3}
          maxRows={8}
          limit={taskDescriptionLength.max}
          value={form.scopeText}
          onChange={(event) => edit({ scopeText: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}

/** What is wrong with the list as a whole is said of the list. */
function LineGroup({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} role="group" {...useFieldGroup()} className="grid gap-2">
      {children}
    </div>
  )
}

interface LineProps {
  number: number
  value: string
  /** Not in the agreement yet. */
  isNew: boolean
  error: string | undefined
  onValueChange: (value: string) => void
  onEnter: () => void
  onRemove: () => void
}

function Line({ number, value, isNew, error, onValueChange, onEnter, onRemove }: LineProps) {
  const { t } = useTranslation()
  const errorId = useId()
  return (
    <div>
      <TextField
        aria-label={t("job-forms:change.line", { number })}
        aria-invalid={Boolean(error)}
        aria-describedby={error && errorId}
        value={value}
        prefix={isNew ? "+" : undefined}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return
          event.preventDefault()
          onEnter()
        }}
        action={
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("job-forms:change.remove", { number })}
            onClick={onRemove}
          >
            <X size={18} strokeWidth={1.9} aria-hidden="true" />
          </Button>
        }
      />
      <div aria-live="polite">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
    </div>
  )
}
