import { phoneText, type PhoneCountry, type PhoneReading } from "@doable/domain/contact/phone-countries"
import { useTranslation } from "../i18n/use-translation.ts"
import { Field } from "../ui/fields/field.tsx"
import { Pills } from "../ui/fields/pills.tsx"

interface PhoneCountriesProps {
  readings: readonly PhoneReading[]
  chosen: PhoneCountry | undefined
  onChoose: (country: PhoneCountry) => void
}

/** The same digits are a number in several countries: the code must not go to a stranger. */
export function PhoneCountries({ readings, chosen, onChoose }: PhoneCountriesProps) {
  const { t } = useTranslation()
  const number = readings.find(({ country }) => country === chosen)?.phone
  return (
    <Field
      group
      label={t("contacts:country")}
      hint={number && t("contacts:readAs", { phone: phoneText(number) })}
    >
      <Pills
        type="radio"
        options={readings.map(({ country }) => ({
          value: country,
          label: t(`contacts:countries.${country}`),
        }))}
        chosen={chosen ? [chosen] : []}
        onChosenChange={([country]) => country && onChoose(country)}
      />
    </Field>
  )
}
