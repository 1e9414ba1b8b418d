import { useMemo, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Checkbox } from "../../ui/fields/checkbox.tsx"
import type { ComboboxOption } from "../../ui/pickers/combobox-results.ts"
import { Combobox } from "../../ui/pickers/combobox.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { filterByWords } from "../../ui/pickers/combobox-results.ts"
import { OptionCards } from "../../ui/fields/option-cards.tsx"
import { RadioGroup } from "../../ui/fields/radio-group.tsx"
import { Select } from "../../ui/pickers/select.tsx"
import { Switch } from "../../ui/fields/switch.tsx"
import { Sample, Section } from "./section.tsx"

const languages = ["en", "ru", "ro"]
const otherLanguages = ["bg", "cs", "de", "el", "es", "fr", "hu", "it", "lt", "pl", "pt", "sr", "tr", "uk"]
const countries =
  "AT BE BG CH CZ DE DK EE ES FI FR GB GE GR HR HU IE IT LT LV MD NL NO PL PT RO RS SE SI SK TR UA"

export function FieldsChoice() {
  const { t } = useTranslation()
  return (
    <Section id="fields-choice" title={t("themesFields:choice")} text={t("themesFields:choiceAbout")}>
      <ListSamples />
      <div className="grid items-start gap-7 md:grid-cols-2">
        <CheckSamples />
        <Sample title={t("themesFields:oneOfFew")}>
          <Field group label={t("themesFields:reply")}>
            <RadioGroup
              defaultValue="chat"
              options={[
                { value: "chat", label: t("themesFields:replyChat") },
                { value: "mail", label: t("themesFields:replyMail"), hint: t("themesFields:replyMailHint") },
                { value: "call", label: t("themesFields:replyCall"), disabled: true },
              ]}
            />
          </Field>
        </Sample>
      </div>
      <Sample title={t("themesFields:cards")}>
        <Field group label={t("themesFields:where")}>
          <OptionCards
            defaultValue="here"
            className="max-w-form"
            options={[
              { value: "here", label: t("themesFields:whereHere"), hint: t("themesFields:whereHereHint") },
              {
                value: "remote",
                label: t("themesFields:whereRemote"),
                hint: t("themesFields:whereRemoteHint"),
              },
            ]}
          />
        </Field>
      </Sample>
    </Section>
  )
}

function ListSamples() {
  const { t, locale } = useTranslation()
  const [language, setLanguage] = useState<string | null>(locale)
  const [country, setCountry] = useState<ComboboxOption | null>(null)
  const [zone, setZone] = useState<ComboboxOption | null>(null)
  const names = useMemo(() => new Intl.DisplayNames(locale, { type: "language" }), [locale])
  const option = (value: string) => ({ value, label: names.of(value) ?? value })
  const countryOptions = useMemo(() => {
    const regions = new Intl.DisplayNames(locale, { type: "region" })
    const options = countries.split(" ").map((value) => ({ value, label: regions.of(value) ?? value }))
    return options.toSorted((a, b) => a.label.localeCompare(b.label, locale))
  }, [locale])

  return (
    <Sample title={t("themesFields:lists")}>
      <div className="grid items-start gap-5 md:grid-cols-3">
        <Field label={t("themesFields:language")}>
          <Select
            value={language}
            onValueChange={setLanguage}
            options={[
              { label: t("themesFields:ours"), options: languages.map(option) },
              { label: t("themesFields:others"), options: otherLanguages.map(option) },
            ]}
          />
        </Field>
        <Field label={t("themesFields:country")} hint={t("themesFields:countryHint")}>
          <Combobox value={country} onValueChange={setCountry} options={countryOptions} />
        </Field>
        <Field label={t("themesFields:zone")} hint={t("themesFields:zoneHint")}>
          <Combobox value={zone} onValueChange={setZone} load={findZones} />
        </Field>
      </div>
    </Sample>
  )
}

/** Stands where a page would ask the server: an answer that takes a moment. */
async function findZones(query: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, 300)
  await promise
  signal.throwIfAborted()
  const zones = Intl.supportedValuesOf("timeZone").map((value) => ({
    value,
    label: value.replaceAll("_", " ").replaceAll("/", ", "),
  }))
  return filterByWords(zones, query).slice(0, 20)
}

function CheckSamples() {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly string[]>(["a"])
  const parts = ["a", "b"] as const

  return (
    <Sample title={t("themesFields:checks")}>
      <Checkbox
        label={t("themesFields:checkAll")}
        checked={chosen.length === parts.length}
        indeterminate={chosen.length === 1}
        onChange={(event) => setChosen(event.currentTarget.checked ? parts : [])}
      />
      <div className="pl-7.5">
        {parts.map((part) => (
          <Checkbox
            key={part}
            label={t(`themesFields:check.${part}`)}
            checked={chosen.includes(part)}
            onChange={(event) =>
              setChosen(event.currentTarget.checked ? [...chosen, part] : chosen.filter((it) => it !== part))
            }
          />
        ))}
      </div>
      <Checkbox label={t("themesFields:agree")} error={t("themesFields:agreeError")} />
      <Switch label={t("themesFields:letters")} hint={t("themesFields:lettersHint")} defaultChecked />
      <Switch label={t("themesFields:sounds")} />
    </Sample>
  )
}
