import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Avatar, avatarSizes } from "../../ui/data/avatar.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { Named, Row, Sample, Section } from "./section.tsx"

const people = ["Ana Lungu", "Ion Rusu", "Cristina Ștefăniță", "Наталья Гуцу", "Pavel Țurcanu"]

export function PeopleSection() {
  const { t } = useTranslation()
  const [name, setName] = useState("")
  return (
    <Section id="people" title={t("themes:people")} text={t("themes:peopleText")}>
      <Sample title={t("themes:sizes")}>
        <Row align="end">
          {avatarSizes.map((size, index) => (
            <Named key={size} name={size}>
              <Avatar name={people[index] ?? ""} size={size} />
            </Named>
          ))}
        </Row>
      </Sample>
      <Sample title={t("themes:tryName")}>
        <div className="flex max-w-form items-end gap-4">
          <Avatar name={name} size="lg" />
          <div className="min-w-0 flex-1">
            <Field label={t("themes:yourName")}>
              <TextField value={name} autoComplete="name" onChange={(event) => setName(event.target.value)} />
            </Field>
          </div>
        </div>
      </Sample>
    </Section>
  )
}
