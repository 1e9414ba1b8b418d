import { useId } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { FieldError } from "../../ui/fields/field.tsx"
import { NativeSelect } from "../../ui/fields/native-select.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { currencies } from "../../blocks/list-page/read-address.ts"
import { amountFields, type AmountField } from "./task-search.ts"

interface BudgetFieldsProps {
  first: (name: string) => string
  /** Fields that hold no amount. */
  unclear: readonly string[]
  /** Else it comes with the first amount: alone it would choose nothing. */
  showCurrency: boolean
}

export function BudgetFields({ first, unclear, showCurrency }: BudgetFieldsProps) {
  const { t } = useTranslation()
  const problemId = useId()
  const amount = (name: AmountField) => (
    <TextField
      dense
      name={name}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={first(name)}
      aria-label={t(name === "min" ? "tasks:budgetFrom" : "tasks:budgetTo")}
      aria-invalid={unclear.includes(name) || undefined}
      aria-describedby={unclear.includes(name) ? problemId : undefined}
      placeholder={t(name === "min" ? "tasks:from" : "tasks:to")}
    />
  )
  const [from, to] = amountFields.map(amount)
  return (
    <>
      <div className="budget-fields" data-currency={showCurrency ? "" : undefined}>
        {from}
        <span aria-hidden="true">–</span>
        {to}
        <NativeSelect
          dense
          name="currency"
          defaultValue={first("currency")}
          aria-label={t("list:currency")}
          className="budget-currency"
        >
          {currencies.map((currency) => (
            <option key={currency} value={currency}>
              {currency}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div id={problemId} role="status">
        {unclear.length > 0 && <FieldError>{t("list:amountUnclear")}</FieldError>}
      </div>
    </>
  )
}
