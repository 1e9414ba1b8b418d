import { useId, useState, type FormEvent } from "react"
import { counterMessageLength } from "@doable/domain/offer/counter/status"
import { startWithinDays } from "@doable/domain/offer/limits"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import type { Key } from "@doable/words/keys"
import { findUnread } from "../blocks/draft/focus-field.ts"
import { priceLimitText, priceText } from "../blocks/text/market-text.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Field } from "../ui/fields/field.tsx"
import { MoneyField } from "../ui/fields/money-field.tsx"
import { NativeSelect } from "../ui/fields/native-select.tsx"
import { OptionCards } from "../ui/fields/option-cards.tsx"
import { TextArea } from "../ui/fields/text-area.tsx"
import { Button } from "../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../ui/overlays/dialog.tsx"
import { DatePicker } from "../ui/pickers/date-picker.tsx"
import { timesBetween, timeText } from "../ui/pickers/time-text.ts"
import {
  emptyForm,
  isTooLong,
  problemsOf,
  termsOf,
  type CounterField,
  type CounterTerms,
  type OfferedTerms,
} from "./counter-form.ts"
import { startText } from "./offer-words.ts"

interface Choice {
  options: { value: string; label: string; hint: string }[]
  value: string | null
  onValueChange: (value: string) => void
}

interface CounterDialogProps {
  /** Null until it's chosen which offer it is about. */
  offered: OfferedTerms | null
  /** What the client asked for, where it's answered. */
  asked?: { canStartAt: string | null }
  words: { title: string; text: string; price: string; send: string }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSend: (terms: CounterTerms) => void
  isPending: boolean
  /** Which of several offers it is about. */
  choice?: Choice
  /** Under the fields. */
  note?: string | undefined
}

const nothingOffered: OfferedTerms = {
  price: { amount: 0, currency: "MDL" },
  materialsCost: null,
  canStartAt: null,
}
const usualTimes = timesBetween("00:00", "23:30", 30)

/** Another price or day in place of what is offered; what was typed stays while the page is open. */
export function CounterDialog(props: CounterDialogProps) {
  const { words, asked, isOpen, onOpenChange, onSend, isPending, choice, note } = props
  const { t } = useTranslation()
  const formId = useId()
  const offered = props.offered ?? nothingOffered
  const [typed, setTyped] = useState<Partial<ReturnType<typeof emptyForm>>>({})
  const [isTried, setTried] = useState(false)
  const [now] = useState(() => new Date())
  const form = { ...emptyForm(offered, asked), ...typed }
  const problem = problemsOf(form, offered, now)
  const sentence = useSentence(offered)
  const errorOf = (field: CounterField) =>
    isTried && props.offered && problem?.path === field ? sentence(problem) : undefined
  const edit = (part: typeof typed) => setTyped((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const element = event.currentTarget
    if (!props.offered || problem || isTooLong(form) || findUnread(element)) {
      const wrong = props.offered
        ? "[aria-invalid=true] input, input[aria-invalid=true], [aria-invalid=true]"
        : "input[type=radio]"
      requestAnimationFrame(() => element.querySelector<HTMLElement>(wrong)?.focus())
    } else if (!isPending) onSend(termsOf(form, offered))
  }
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={words.title}
        description={words.text}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={isPending}>
              {words.send}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
          {choice && (
            <Field
              group
              label={t("offer:counter.whom")}
              error={isTried && !props.offered ? t("offer:counter.whomNeeded") : undefined}
            >
              <OptionCards
                columns={1}
                options={choice.options}
                value={choice.value}
                onValueChange={choice.onValueChange}
              />
            </Field>
          )}
          <Field label={words.price} hint={usePriceNow(props.offered)} error={errorOf("price")}>
            <MoneyField
              currency={offered.price.currency}
              value={form.price}
              onValueChange={(price) => edit({ price })}
            />
          </Field>
          <StartFields form={form} offered={offered} now={now} error={errorOf("canStartAt")} edit={edit} />
          <Field label={t("offer:counter.message")}>
            <TextArea
              rows={2}
              limit={counterMessageLength}
              value={form.message}
              onChange={({ currentTarget }) => edit({ message: currentTarget.value })}
            />
          </Field>
          {note && <p className="text-14 text-ink-2">{note}</p>}
        </form>
      </DialogContent>
    </Dialog>
  )
}

interface StartFieldsProps {
  form: ReturnType<typeof emptyForm>
  offered: OfferedTerms
  now: Date
  error: string | undefined
  edit: (part: Partial<ReturnType<typeof emptyForm>>) => void
}

function StartFields({ form, offered, now, error, edit }: StartFieldsProps) {
  const { t, locale } = useTranslation()
  const today = dayOf(now)
  const times = [...new Set([...usualTimes, form.time])].toSorted()
  const hint = offered.canStartAt
    ? t("offer:counter.dayNow", { date: startText(offered.canStartAt, locale) })
    : t("offer:counter.dayNone")
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
      <Field label={t("offer:counter.day")} hint={hint} error={error}>
        <DatePicker
          value={form.day}
          min={today}
          max={addDays(today, startWithinDays)}
          onValueChange={(day) => edit({ day })}
        />
      </Field>
      <Field label={t("offer:startTime")}>
        <NativeSelect
          disabled={form.day === null}
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
  )
}

/** What it is instead of. */
function usePriceNow(offered: OfferedTerms | null): string | undefined {
  const say = useTranslation()
  if (!offered) return undefined
  const price = priceText(offered.price, say)
  if (!offered.materialsCost) return say.t("offer:counter.priceNow", { price })
  return say.t("offer:counter.priceNowWork", { price, materials: priceText(offered.materialsCost, say) })
}

function useSentence({ price: { currency } }: OfferedTerms) {
  const say = useTranslation()
  const { t } = say
  return ({ code, min, max }: { code: string; min?: number; max?: number }): string => {
    if (code === "counter_same") return t("refusal:counter_same")
    const sum = (amount = 0) => priceLimitText({ amount, currency }, say)
    return t(`offer:problem.${code}` as Key, { min: sum(min), max: sum(max), count: max ?? 0 })
  }
}
