import { localeNames, locales } from "@doable/domain/locale"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import type { Texts } from "./category-draft.ts"

interface TextsPerLanguageProps {
  legend: string
  hint?: string
  value: Texts
  onChange: (value: Texts) => void
  /** More than one line. */
  rows?: number
  limit?: number
  /** What is empty is flagged. */
  isNeeded?: boolean
}

/** One text in every language, side by side. */
export function TextsPerLanguage({
  legend,
  hint,
  value,
  onChange,
  rows,
  limit,
  isNeeded = false,
}: TextsPerLanguageProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 font-semibold">{legend}</legend>
      {hint ? <p className="text-13 text-ink-3">{hint}</p> : null}
      <div className="mt-1.5 grid gap-3 md:grid-cols-3">
        {locales.map((code) => {
          const change = (text: string) => onChange({ ...value, [code]: text })
          const isMissing = isNeeded && value[code].trim() === ""
          return (
            <Field
              key={code}
              label={
                <span className="font-medium text-ink-2">
                  <span className="sr-only">{legend}, </span>
                  <span lang={code}>{localeNames[code]}</span>
                </span>
              }
              hint={isMissing ? t(`admin-categories:missing.${code}`) : undefined}
            >
              {rows ? (
                <TextArea
                  lang={code}
                  rows={rows}
                  value={value[code]}
                  {...(limit ? { limit } : {})}
                  onChange={(event) => change(event.currentTarget.value)}
                />
              ) : (
                <TextField
                  lang={code}
                  value={value[code]}
                  maxLength={limit}
                  onChange={(event) => change(event.currentTarget.value)}
                />
              )}
            </Field>
          )
        })}
      </div>
    </fieldset>
  )
}
