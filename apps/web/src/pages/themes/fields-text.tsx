import { MapPin, Search } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { CodeField } from "../../ui/fields/code-field.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { PasswordField } from "../../ui/fields/password-field.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { Sample, Section } from "./section.tsx"

export function FieldsText() {
  const { t } = useTranslation()
  const [code, setCode] = useState("")
  const [entered, setEntered] = useState<string | null>(null)

  return (
    <Section id="fields-text" title={t("themesFields:text")} text={t("themesFields:textAbout")}>
      <Sample title={t("themesFields:lines")}>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field label={t("themesFields:name")} hint={t("themesFields:nameHint")}>
            <TextField name="name" autoComplete="name" placeholder={t("themesFields:optional")} />
          </Field>
          <Field label={t("themesFields:email")} error={t("themesFields:emailError")}>
            <TextField type="email" name="email" autoComplete="email" defaultValue="maria@example" />
          </Field>
          <Field label={t("themesFields:address")}>
            <TextField
              clearable
              icon={<MapPin aria-hidden strokeWidth={1.9} />}
              defaultValue={t("themesFields:addressValue")}
            />
          </Field>
          <Field label={t("themesFields:site")}>
            <TextField prefix="https://" placeholder="example.md" inputMode="url" />
          </Field>
          <Field label={t("themesFields:search")} hideLabel>
            <TextField
              dense
              clearable
              type="search"
              icon={<Search aria-hidden strokeWidth={1.9} />}
              placeholder={t("themesFields:search")}
            />
          </Field>
          <Field label={t("themesFields:unchangeable")} hideLabel>
            <TextField dense disabled defaultValue={t("themesFields:unchangeable")} />
          </Field>
        </div>
      </Sample>
      <div className="grid items-start gap-7 md:grid-cols-2">
        <Sample title={t("themesFields:secrets")}>
          <div className="flex flex-col gap-5">
            <Field label={t("themesFields:password")} hint={t("themesFields:passwordHint")}>
              <PasswordField autoComplete="new-password" />
            </Field>
            <Field
              label={t("themesFields:code")}
              hint={entered ? t("themesFields:codeEntered", { code: entered }) : t("themesFields:codeHint")}
            >
              <CodeField
                value={code}
                onValueChange={(next) => {
                  setCode(next)
                  setEntered(null)
                }}
                onComplete={setEntered}
              />
            </Field>
          </div>
        </Sample>
        <Sample title={t("themesFields:longText")}>
          <Field label={t("themesFields:message")} hint={t("themesFields:messageHint")}>
            <TextArea limit={160} defaultValue={t("themesFields:messageValue")} />
          </Field>
        </Sample>
      </div>
    </Section>
  )
}
