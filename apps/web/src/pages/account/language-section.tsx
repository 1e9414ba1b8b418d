import { localeNames, locales, type Locale } from "@doable/domain/locale"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { rememberLocale } from "../../session/translation-provider.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { keepLocale } from "../../session/keep-locale.ts"
import { Field } from "../../ui/fields/field.tsx"
import { OptionCards } from "../../ui/fields/option-cards.tsx"

const options = locales.map((locale) => ({
  value: locale,
  label: <span lang={locale}>{localeNames[locale]}</span>,
}))

export function LanguageSection() {
  const { t, locale } = useTranslation()
  const { context } = useRouter().options
  // The choice shows right away; the page that speaks it is on its way.
  const [chosen, setChosen] = useState(locale)

  const change = async (next: Locale) => {
    setChosen(next)
    rememberLocale(next)
    await keepLocale(context, next)
    const here = new URL(window.location.href)
    here.searchParams.set("locale", next)
    window.location.assign(here)
  }
  return (
    <Field group label={t("shell:language")} hint={t("account:languageHint")} className="max-w-[560px]">
      <OptionCards value={chosen} onValueChange={(next) => void change(next)} options={options} columns={3} />
    </Field>
  )
}
