import { priceLimitText } from "../../../blocks/text/market-text.ts"
import { locales } from "@doable/domain/locale"
import { budgetLimits } from "@doable/domain/money/limits"
import { offerCap } from "@doable/domain/task/limits"
import { budgetKinds } from "@doable/domain/task/status"
import { useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Checkbox } from "../../../ui/fields/checkbox.tsx"
import { MoneyField } from "../../../ui/fields/money-field.tsx"
import type { Currency } from "../../../ui/fields/money-text.ts"
import { OptionCards } from "../../../ui/fields/option-cards.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { Pills } from "../../../ui/fields/pills.tsx"
import { TaskField } from "./task-field.tsx"
import { UsualBudget } from "./usual-budget.tsx"
import { useTaskForm } from "../draft/use-task-editor.ts"

const currencyOrder = Object.keys(budgetLimits) as Currency[]

export function BudgetStep() {
  const { t } = useTranslation()
  const { form, change, leave, category } = useTaskForm()
  const mustBeVerified = category?.requiresVerification ?? false
  return (
    <>
      <TaskField path="budgetKind" group label={t("task-create:budget.label")} hideLabel>
        <OptionCards
          columns={3}
          value={form.budgetKind}
          onValueChange={(budgetKind) => change({ budgetKind })}
          options={budgetKinds.map((kind) => ({
            value: kind,
            label: t(`task-create:budgetKind.${kind}`),
            hint: t(`task-create:budgetHint.${kind}`),
          }))}
        />
      </TaskField>
      {form.budgetKind && <CurrencyPills />}
      {(form.budgetKind === "fixed" || form.budgetKind === "range") && <Amounts />}
      <UsualBudget />
      <TaskField
        path="spokenLanguages"
        group
        label={t("task-create:budget.languages")}
        hint={t("task-create:budget.languagesHint")}
      >
        <Pills
          type="checkbox"
          options={locales.map((locale) => ({
            value: locale,
            label: t(`task-create:language.${locale}`),
          }))}
          chosen={form.spokenLanguages}
          onChosenChange={(spokenLanguages) => change({ spokenLanguages })}
        />
      </TaskField>
      <TaskField
        path="offerCap"
        label={t("task-create:budget.cap")}
        hint={t("task-create:budget.capHint", { min: offerCap.min, max: offerCap.max })}
        className="max-w-80"
      >
        <TextField
          inputMode="numeric"
          autoComplete="off"
          value={form.offerCap}
          onChange={(event) => change({ offerCap: event.currentTarget.value })}
          onBlur={() => leave("offerCap")}
        />
      </TaskField>
      <TaskField path="verifiedOnly" group label={t("task-create:budget.verifiedLabel")} hideLabel>
        <Checkbox
          label={t("task-create:budget.verified")}
          hint={t(mustBeVerified ? "task-create:budget.verifiedAlways" : "task-create:budget.verifiedHint")}
          checked={form.verifiedOnly || mustBeVerified}
          disabled={mustBeVerified}
          onChange={(event) => change({ verifiedOnly: event.currentTarget.checked })}
        />
      </TaskField>
    </>
  )
}

/** Offers come in the currency of the task, so that they can be compared: an open budget names one, too. */
function CurrencyPills() {
  const { t } = useTranslation()
  const { form, change } = useTaskForm()
  return (
    <TaskField
      path="currency"
      group
      label={t("task-create:budget.currency")}
      hint={form.budgetKind === "open" ? t("task-create:budget.currencyOpen") : undefined}
    >
      <Pills
        type="radio"
        options={currencyOrder.map((currency) => ({
          value: currency,
          label: t(`task-create:currency.${currency}`),
        }))}
        chosen={[form.currency]}
        onChosenChange={([currency]) => currency && change({ currency })}
      />
    </TaskField>
  )
}

function Amounts() {
  const { t, locale } = useTranslation()
  const { form } = useTaskForm()
  const { min, max } = budgetLimits[form.currency]
  const sum = (amount: number) => priceLimitText({ amount, currency: form.currency }, { t, locale })
  const limits = { min: sum(min), max: sum(max) }
  const isRange = form.budgetKind === "range"
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Amount
        path="budgetMin"
        label={t(isRange ? "task-create:budget.from" : "task-create:budget.amount")}
        hint={t("task-create:budget.limits", limits)}
      />
      {isRange && <Amount path="budgetMax" label={t("task-create:budget.to")} />}
    </div>
  )
}

function Amount({ path, label, hint }: { path: "budgetMin" | "budgetMax"; label: string; hint?: string }) {
  const { form, change, leave } = useTaskForm()
  // A text that is no amount is explained by the field itself.
  const [hasText, setHasText] = useState(form[path] !== null)
  const isUnreadable = hasText && form[path] === null
  return (
    <TaskField path={path} label={label} hint={hint} isExplained={isUnreadable}>
      <MoneyField
        currency={form.currency}
        value={form[path]}
        onValueChange={(amount) => change({ [path]: amount })}
        onInput={(event) => setHasText(event.currentTarget.value.trim() !== "")}
        onBlur={() => leave(path)}
      />
    </TaskField>
  )
}
