import { useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { moneyText, readMoney, type Currency } from "./money-text.ts"
import { TextField, type TextFieldProps } from "./text-field.tsx"

type MoneyFieldProps = Omit<
  TextFieldProps,
  "value" | "defaultValue" | "onChange" | "type" | "suffix" | "name"
> & {
  /** Minor units; null when empty or not an amount. */
  value: number | null
  onValueChange: (minor: number | null) => void
  currency: Currency
  /** Posted with the form as minor units. */
  name?: string
}

export function MoneyField({
  value,
  onValueChange,
  currency,
  name,
  onFocus,
  onBlur,
  ...props
}: MoneyFieldProps) {
  const { t, locale } = useTranslation()
  // What is typed is left alone until the field is left; then the amount is written out.
  const [draft, setDraft] = useState<string | null>(null)
  const isUnreadable = draft !== null && draft.trim() !== "" && readMoney(draft) === null
  const shown = value === null ? "" : moneyText(value, locale)

  return (
    <>
      <TextField
        inputMode="decimal"
        autoComplete="off"
        {...props}
        value={draft ?? shown}
        aria-invalid={props["aria-invalid"] ?? (isUnreadable || undefined)}
        suffix={
          <>
            <span aria-hidden>{t(`fields:currencyUnit.${currency}`)}</span>
            <span className="sr-only">{t(`fields:currencyName.${currency}`)}</span>
          </>
        }
        onChange={(event) => {
          setDraft(event.currentTarget.value)
          onValueChange(readMoney(event.currentTarget.value))
        }}
        onFocus={onFocus}
        onBlur={(event) => {
          // An unreadable text stays, so that it can be mended.
          if (!isUnreadable) setDraft(null)
          onBlur?.(event)
        }}
      />
      {name && <input type="hidden" name={name} value={value ?? ""} />}
    </>
  )
}
