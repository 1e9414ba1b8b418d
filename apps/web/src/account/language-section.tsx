import { localeNames, locales, type Locale } from "@doable/domain/locale"
import { rememberLocale } from "../i18n/translation-provider.tsx"
import { useTranslation } from "../i18n/use-translation.ts"
import { Field } from "../ui/field.tsx"
import { Select } from "../ui/select.tsx"

export function LanguageSection() {
  const { t, locale } = useTranslation()

  const change = (next: string) => {
    rememberLocale(next as Locale)
    const here = new URL(window.location.href)
    here.searchParams.set("locale", next)
    window.location.assign(here)
  }
  return (
    <Field label={t("shell:language")} hint={t("account:languageHint")} className="max-w-[320px]">
      <Select
        value={locale}
        onValueChange={change}
        options={locales.map((one) => ({ value: one, label: localeNames[one] }))}
      />
    </Field>
  )
}
