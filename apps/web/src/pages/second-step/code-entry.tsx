import type { ReactNode } from "react"
import { secondStepCodeLength } from "@doable/domain/account/second-step"
import { useTranslation } from "../../i18n/use-translation.ts"
import { CodeField } from "../../ui/fields/code-field.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"

interface CodeEntryProps {
  way: "app" | "recovery"
  value: string
  error: ReactNode
  onChange: (code: string) => void
}

/** The key makes it another field: the browser must not offer what was typed in the one before. */
export function CodeEntry({ way, value, error, onChange }: CodeEntryProps) {
  const { t } = useTranslation()
  return (
    <Field key={way} label={t(`second-step:${way}.field`)} hideLabel={way === "app"} error={error}>
      {way === "app" ? (
        <CodeField
          name="code"
          length={secondStepCodeLength}
          value={value}
          onValueChange={onChange}
          ref={focusAtFirst}
          full
        />
      ) : (
        <TextField
          name="code"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="7K3M-9PQ2"
          className="font-mono"
          ref={focusAtFirst}
        />
      )}
    </Field>
  )
}

/** The press or the page before means this field. */
function focusAtFirst(input: HTMLInputElement | null) {
  input?.focus()
}
