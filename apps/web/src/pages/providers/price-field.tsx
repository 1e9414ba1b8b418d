import { useId } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { currencies } from "../../blocks/list-page/read-address.ts"
import { FieldError } from "../../ui/fields/field.tsx"
import { NativeSelect } from "../../ui/fields/native-select.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"

interface PriceFieldProps {
  price: string
  currency: string
  isUnclear: boolean
  /** Else it comes with the amount: alone it would choose nothing. */
  showCurrency: boolean
}

export function PriceField({ price, currency, isUnclear, showCurrency }: PriceFieldProps) {
  const { t } = useTranslation()
  const problemId = useId()
  return (
    <>
      <div className="price-field" data-currency={showCurrency ? "" : undefined}>
        <TextField
          dense
          name="price"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={price}
          aria-label={t("providers:priceLabel")}
          aria-invalid={isUnclear || undefined}
          aria-describedby={isUnclear ? problemId : undefined}
          placeholder={t("providers:priceHint")}
        />
        <NativeSelect
          dense
          name="currency"
          defaultValue={currency}
          aria-label={t("list:currency")}
          className="price-currency"
        >
          {currencies.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div id={problemId} role="status">
        {isUnclear && <FieldError>{t("list:amountUnclear")}</FieldError>}
      </div>
    </>
  )
}
