import { budgetLimits } from "@doable/domain/money/limits"
import { durationHours, offerMessageLength } from "@doable/domain/offer/limits"
import { templateNameLength } from "@doable/domain/offer/template/limits"
import { fillGaps, placeholders, storeGaps, unknownGaps } from "@doable/domain/offer/template/placeholders"
import { addDays, dayOf, momentOf } from "@doable/domain/time/market-day"
import { publicName } from "@doable/domain/user/public-name"
import { numberFormat } from "@doable/words/format"
import { useEffect, useId, useRef, type ReactNode } from "react"
import { dayInSentence, priceLimitText, priceText } from "../../../blocks/text/market-text.ts"
import { useCharacters } from "../../../i18n/characters.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { readHours } from "../../../offer/offer-words.ts"
import { OfferFace } from "../../../offer/offer-face.tsx"
import type { OfferTemplate } from "../../../session/answers/offer-answers.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { MoneyField } from "../../../ui/fields/money-field.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import type { TemplateField } from "./template-form.ts"
import { useTemplateForm, type TemplateState } from "./use-template-form.ts"

interface TemplateEditorProps {
  template: OfferTemplate | null
  now: number
  /** The doer asked for it a moment ago: one writes on right away. */
  takesFocus: boolean
}

/** The fields of a template, with the offer that it would make beside. */
export function TemplateEditor({ template, now, takesFocus }: TemplateEditorProps) {
  const { t } = useTranslation()
  const state = useTemplateForm(template)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector("input")?.focus()
  }, [takesFocus])
  const { isKept, isPending, isSaving, send, discard, remove } = state
  return (
    <Card className="grid grid-cols-1 overflow-hidden xl:grid-cols-2">
      <form
        ref={form}
        id="template"
        aria-label={template?.name ?? t("provider-dashboard:templates.new")}
        method="post"
        noValidate
        className="grid min-w-0 scroll-mt-24 grid-cols-1 gap-4 p-4.5 md:p-6"
        onSubmit={(event) => {
          event.preventDefault()
          send(event.currentTarget)
        }}
      >
        <Fields state={state} />
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-3">
          <Button type="submit" pending={isSaving}>
            {t("provider-dashboard:templates.save")}
          </Button>
          {template && (
            <Button variant="ghost" disabled={isPending} onClick={() => void remove()}>
              {t("provider-dashboard:templates.delete")}
            </Button>
          )}
        </div>
        {isKept && (
          <p className="text-14 text-ink-2">
            {t("provider-dashboard:templates.kept")}{" "}
            <Button variant="link" onClick={discard}>
              {t("provider-dashboard:templates.discard")}
            </Button>
          </p>
        )}
      </form>
      <Preview state={state} now={now} />
    </Card>
  )
}

function Fields({ state }: { state: TemplateState }) {
  const say = useTranslation()
  const { t, locale } = say
  const characters = useCharacters()
  const { form, edit } = state
  const { min, max } = budgetLimits[form.currency]
  const sum = (amount: number) => priceLimitText({ amount, currency: form.currency }, say)
  const number = (value: number) => numberFormat(locale).format(value)
  const problem = (field: TemplateField, words: object) =>
    state.isWrong(field) ? t(`provider-dashboard:templates.problem.${field}`, { ...words }) : undefined
  return (
    <>
      <Part path="name">
        <Field
          label={t("provider-dashboard:templates.name")}
          hint={t("provider-dashboard:templates.nameHint")}
          error={problem("name", { characters: characters(templateNameLength) })}
        >
          <TextField
            required
            autoComplete="off"
            value={form.name}
            onChange={({ currentTarget }) => edit({ name: currentTarget.value })}
          />
        </Field>
      </Part>
      <Text state={state} error={problem("text", { characters: characters(offerMessageLength.max) })} />
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <Part path="price">
          <Field
            label={t("provider-dashboard:templates.price")}
            hint={t("provider-dashboard:templates.optional")}
            error={problem("price", { min: sum(min), max: sum(max) })}
          >
            <MoneyField
              value={form.price}
              currency={form.currency}
              onValueChange={(price) => edit({ price })}
            />
          </Field>
        </Part>
        <Part path="hours">
          <Field
            label={t("provider-dashboard:templates.takes")}
            hint={t("provider-dashboard:templates.optional")}
            error={problem("hours", { min: number(durationHours.min), max: number(durationHours.max) })}
          >
            <TextField
              inputMode="decimal"
              autoComplete="off"
              suffix={t("offer:hours")}
              value={form.hours}
              onChange={({ currentTarget }) => edit({ hours: currentTarget.value })}
            />
          </Field>
        </Part>
      </div>
    </>
  )
}

const Part = ({ path, children }: { path: TemplateField; children: ReactNode }) => (
  <div data-path={path} className="min-w-0">
    {children}
  </div>
)

/** A gap is inserted where the cursor was, and the cursor goes behind it. */
function Text({ state: { form, names, edit }, error }: { state: TemplateState; error: string | undefined }) {
  const { t } = useTranslation()
  const part = useRef<HTMLDivElement>(null)
  const noteId = useId()
  const unknown = unknownGaps(storeGaps(form.text, names))
  const note = unknown.length > 0 && t("provider-dashboard:templates.unknownGap", { gap: unknown.join(", ") })
  const insert = (gap: string) => {
    const area = part.current?.querySelector("textarea")
    if (!area) return
    const { selectionStart: from, selectionEnd: to } = area
    edit({ text: form.text.slice(0, from) + gap + form.text.slice(to) })
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(from + gap.length, from + gap.length)
    })
  }
  return (
    <div ref={part} data-path="text" className="min-w-0">
      <Field label={t("provider-dashboard:templates.text")} error={error}>
        <TextArea
          required
          aria-describedby={note ? noteId : undefined}
          rows={6}
          limit={offerMessageLength.max}
          value={form.text}
          onChange={({ currentTarget }) => edit({ text: currentTarget.value })}
        />
      </Field>
      <div id={noteId} aria-live="polite">
        {note && <p className="mt-1.5 text-13 text-ink-2">{note}</p>}
      </div>
      <div
        role="group"
        aria-label={t("provider-dashboard:templates.insert")}
        className="mt-2 flex flex-wrap items-center gap-1.5"
      >
        <span aria-hidden="true" className="mr-1 text-13 text-ink-2">
          {t("provider-dashboard:templates.insert")}
        </span>
        {placeholders.map((one) => (
          <button
            key={one}
            type="button"
            onClick={() => insert(`{${names[one]}}`)}
            className="min-h-9 cursor-pointer rounded-paper bg-apricot-soft px-2.5 text-14 font-semibold text-apricot-text hover:underline"
          >
            {names[one]}
          </button>
        ))}
      </div>
    </div>
  )
}

const sampleDays = 3
const sampleHour = "09:00"

/** With a made-up client, and the day after the day after tomorrow. */
function Preview({ state: { form, names }, now }: { state: TemplateState; now: number }) {
  const say = useTranslation()
  const { t, locale } = say
  const me = useAuth()?.user
  const day = addDays(dayOf(new Date(now)), sampleDays)
  const price = form.price === null ? null : { amount: form.price, currency: form.currency }
  const client = t("provider-dashboard:templates.sample.client")
  const shown = {
    client,
    task: t("provider-dashboard:templates.sample.task"),
    day: dayInSentence(day, locale),
    place: t("provider-dashboard:templates.sample.place"),
    price: price ? priceText(price, say) : t("offer:template.noPrice"),
  }
  const text = fillGaps(storeGaps(form.text.trim(), names), shown)
  return (
    <section className="min-w-0 border-line bg-wall p-4.5 max-xl:border-t md:p-6 xl:border-l">
      <h2 className="mb-3 text-14 font-semibold text-ink-2">
        {t("provider-dashboard:templates.preview", { name: client })}
      </h2>
      <OfferFace
        isNew
        person={{ name: publicName(me?.name ?? ""), image: me?.image ?? null }}
        terms={price && { price, materialsCost: null }}
        budget={{ min: null, max: null }}
        canStartAt={momentOf(day, sampleHour).toISOString()}
        durationHours={readHours(form.hours)}
      >
        <p className="mt-2 whitespace-pre-line wrap-anywhere">
          {text || <span className="text-ink-3">{t("provider-dashboard:templates.empty")}</span>}
        </p>
      </OfferFace>
      <p className="mt-4 text-13 text-ink-3">{t("provider-dashboard:templates.later")}</p>
    </section>
  )
}
