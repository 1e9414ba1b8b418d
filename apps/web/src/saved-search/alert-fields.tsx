import type { QuietHours } from "@doable/domain/time/quiet-hours"
import { dailyAlertTime, instantPerHour, searchNameLength } from "@doable/domain/saved-search/limits"
import { updateSavedSearchInput } from "@doable/domain/saved-search/input"
import { excludedWordLength, mostExcludedWords } from "@doable/domain/text/search"
import { isQuietAt, usualQuietHours } from "@doable/domain/time/quiet-hours"
import { alertFrequencies, type AlertFrequency, type SearchScope } from "@doable/domain/saved-search/status"
import { useState } from "react"
import { textProblem } from "../blocks/text/text-problem.ts"
import { useTranslation, type Translate } from "../i18n/use-translation.ts"
import { Checkbox } from "../ui/fields/checkbox.tsx"
import { Field } from "../ui/fields/field.tsx"
import { HourSelect } from "../ui/fields/hour-select.tsx"
import { Pills } from "../ui/fields/pills.tsx"
import { TextField } from "../ui/fields/text-field.tsx"

export interface AlertForm {
  name: string
  /** As typed, with commas. */
  exclude: string
  frequency: AlertFrequency
  isQuiet: boolean
  from: string
  to: string
}

interface Kept {
  name: string
  excludeWords?: readonly string[]
  frequency?: AlertFrequency
  quietHours?: QuietHours | null
}

export function useAlertForm({ name, excludeWords = [], frequency = "instant", quietHours }: Kept) {
  // A new search keeps quiet at night unless its owner says otherwise.
  const hours = quietHours ?? usualQuietHours
  return useState<AlertForm>({
    name: name.slice(0, searchNameLength),
    exclude: excludeWords.join(", "),
    frequency,
    isQuiet: quietHours !== null,
    from: hours.from,
    to: hours.to,
  })
}

export const wordsToExclude = (typed: string): string[] => wordsIn(typed).slice(0, mostExcludedWords)

function wordsIn(typed: string): string[] {
  const words = typed
    .split(/[,;\n]/)
    .map((word) => word.trim().slice(0, excludedWordLength))
    .filter(Boolean)
  return [...new Set(words)]
}

const hasTooManyWords = ({ exclude }: AlertForm) => wordsIn(exclude).length > mostExcludedWords

/** What of the form is saved. New hours are those of the clock that its owner sees; others stay as they were. */
export function alertPayload(form: AlertForm, kept: QuietHours | null = null) {
  const { exclude, frequency, isQuiet } = form
  return {
    excludeWords: wordsToExclude(exclude),
    frequency,
    quietHours: isQuiet ? hoursOf(form, kept) : null,
  }
}

function hoursOf({ from, to }: AlertForm, kept: QuietHours | null): QuietHours | null {
  // The same time twice is possible only where the hours don't matter: with the alerts off.
  if (from === to || (kept?.from === from && kept.to === to)) return kept
  return { from, to, tz: Intl.DateTimeFormat().resolvedOptions().timeZone }
}

const hasSameHours = ({ isQuiet, frequency, from, to }: AlertForm) =>
  isQuiet && frequency !== "off" && from === to

/** The field that has to be put right before the form is sent. */
export function wrongField(form: AlertForm): "name" | "exclude" | "to" | null {
  if (textProblem(updateSavedSearchInput.shape.payload.shape.name, form.name)) return "name"
  if (hasTooManyWords(form)) return "exclude"
  return hasSameHours(form) ? "to" : null
}

export function focusField(form: HTMLFormElement, name: string) {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

interface AlertFieldsProps {
  form: AlertForm
  onChange: (form: AlertForm) => void
  scope: SearchScope
  nameError: string | null
}

export function AlertFields({ form, onChange, scope, nameError }: AlertFieldsProps) {
  const { t } = useTranslation()
  const set = (change: Partial<AlertForm>) => onChange({ ...form, ...change })
  return (
    <div className="space-y-4">
      <Field label={t("alerts:save.name")} error={nameError}>
        <TextField
          name="name"
          maxLength={searchNameLength}
          value={form.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t(scope === "task" ? "alerts:save.exclude" : "alerts:save.excludeDoers")}
        hint={t("alerts:save.excludeHint")}
        error={hasTooManyWords(form) ? t("alerts:save.excludeMany") : null}
      >
        <TextField
          name="exclude"
          maxLength={mostExcludedWords * (excludedWordLength + 2)}
          value={form.exclude}
          onChange={(event) => set({ exclude: event.currentTarget.value })}
        />
      </Field>
      <Field label={t("alerts:save.tell")} group hint={tellHint(form, t)}>
        <Pills
          type="radio"
          options={alertFrequencies.map((value) => ({ value, label: t(`alerts:frequency.${value}`) }))}
          chosen={[form.frequency]}
          onChosenChange={([frequency = form.frequency]) => set({ frequency })}
        />
      </Field>
      {form.frequency !== "off" && <QuietFields form={form} set={set} />}
    </div>
  )
}

/** If quiet hours end later than that, the alert comes at their end. */
function tellHint(form: AlertForm, t: Translate): string {
  if (form.frequency === "off") return t("alerts:save.noAlerts")
  if (form.frequency === "instant") {
    return `${t("alerts:save.how")} ${t("alerts:save.instantCap", { count: instantPerHour })}`
  }
  if (form.frequency !== "daily") return t("alerts:save.how")
  const hours = { from: form.from, to: form.to }
  const time = form.isQuiet && isQuietAt(hours, dailyAlertTime) ? form.to : dailyAlertTime
  return `${t("alerts:save.how")} ${t("alerts:save.dailyAt", { time })}`
}

function QuietFields({ form, set }: { form: AlertForm; set: (change: Partial<AlertForm>) => void }) {
  const { t } = useTranslation()
  return (
    <div>
      <Checkbox
        label={t("alerts:save.quiet")}
        hint={form.isQuiet ? t("alerts:save.quietHint", { time: form.to }) : undefined}
        checked={form.isQuiet}
        onChange={(event) => set({ isQuiet: event.currentTarget.checked })}
      />
      {form.isQuiet && (
        <div className="mt-2 grid grid-cols-2 gap-3">
          <Field label={t("alerts:save.quietFrom")}>
            <HourSelect name="from" hour={form.from} onChange={(from) => set({ from })} />
          </Field>
          <Field
            label={t("alerts:save.quietTo")}
            error={hasSameHours(form) ? t("alerts:save.sameHours") : null}
          >
            <HourSelect name="to" hour={form.to} onChange={(to) => set({ to })} />
          </Field>
        </div>
      )}
    </div>
  )
}
