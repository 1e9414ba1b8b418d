import { priceLimitText } from "../../../blocks/text/market-text.ts"
import { budgetLimits } from "@doable/domain/money/limits"
import { useEffect, useState } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { MoneyField } from "../../../ui/fields/money-field.tsx"
import type { Currency } from "../../../ui/fields/money-text.ts"
import { Pills } from "../../../ui/fields/pills.tsx"
import { ProviderField } from "./provider-field.tsx"
import { useProviderForm } from "../draft/provider-form-context.ts"

const currencies = Object.keys(budgetLimits) as Currency[]

export function RateFields() {
  const { t, locale } = useTranslation()
  const { form, change, leave, revision, noteRateText } = useProviderForm()
  // A text that is no amount is explained by the field itself.
  const [hasText, setHasText] = useState(form.hourlyAmount !== null)
  useEffect(() => () => noteRateText(false), [noteRateText])
  const { min, max } = budgetLimits[form.currency]
  const sum = (amount: number) => priceLimitText({ amount, currency: form.currency }, { t, locale })
  const limits = { min: sum(min), max: sum(max) }
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-[minmax(0,240px)_auto]">
      <ProviderField
        path="hourlyRate"
        label={t("provider-create:what.rate")}
        hint={t("provider-create:what.rateHint", limits)}
        isExplained={hasText && form.hourlyAmount === null}
      >
        <MoneyField
          key={revision}
          currency={form.currency}
          placeholder={t("provider-create:optional")}
          value={form.hourlyAmount}
          onValueChange={(hourlyAmount) => change({ hourlyAmount })}
          onInput={({ currentTarget: { value } }) => {
            setHasText(value.trim() !== "")
            noteRateText(value.trim() !== "")
          }}
          onBlur={() => leave("hourlyRate")}
        />
      </ProviderField>
      <ProviderField path="currency" group label={t("provider-create:what.currency")}>
        <Pills
          type="radio"
          options={currencies.map((currency) => ({
            value: currency,
            label: t(`provider-create:currency.${currency}`),
          }))}
          chosen={[form.currency]}
          onChosenChange={([currency]) => currency && change({ currency })}
        />
      </ProviderField>
    </div>
  )
}
