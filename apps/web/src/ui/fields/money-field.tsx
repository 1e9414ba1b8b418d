import { useId, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { FieldError } from "./field.tsx"
import { amountText } from "@doable/words/format"
import { readMoney, type Currency } from "./money-text.ts"
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
  onBlur,
  onKeyDown,
  ...props
}: MoneyFieldProps) {
  const { t, locale } = useTranslation()
  // What is typed is left alone until the field is left; then the amount is written out.
  const [draft, setDraft] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const problemId = useId()
  // An amount set from outside wins over what was typed before.
  const typed = draft !== null && readMoney(draft) === value ? draft : null
  const isUnreadable = typed !== null && typed.trim() !== "" && value === null
  const hasProblem = isUnreadable && isLeft
  const shown = value === null ? "" : amountText(value, locale)
  // A sum with bani is read as many, and so is none yet.
  const count = value === null ? 0 : value % 100 === 0 ? value / 100 : 1.5

  return (
    <>
      <TextField
        inputMode="decimal"
        autoComplete="off"
        {...props}
        value={typed ?? shown}
        problemId={hasProblem ? problemId : undefined}
        suffix={
          <>
            <span aria-hidden>{t(`fields:currencyUnit.${currency}`, { count })}</span>
            <span className="sr-only">{t(`fields:currencyName.${currency}`)}</span>
          </>
        }
        onChange={(event) => {
          setDraft(event.currentTarget.value)
          setLeft(false)
          onValueChange(readMoney(event.currentTarget.value))
        }}
        onKeyDown={(event) => {
          // It sends the form without leaving the field.
          if (event.key === "Enter") setLeft(true)
          onKeyDown?.(event)
        }}
        onBlur={(event) => {
          // An unreadable text stays, so that it can be mended.
          setLeft(true)
          if (!isUnreadable) setDraft(null)
          onBlur?.(event)
        }}
      />
      <div aria-live="polite" data-problem={hasProblem ? "" : undefined}>
        {hasProblem && (
          <FieldError id={problemId}>
            {t("fields:amountUnclear", { example: amountText(124_050, locale) })}
          </FieldError>
        )}
      </div>
      {name && <input type="hidden" name={name} value={value ?? ""} />}
    </>
  )
}
