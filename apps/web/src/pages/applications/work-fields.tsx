import { aboutLength, experienceYears } from "@doable/domain/provider/application/limits"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Checkbox } from "../../ui/fields/checkbox.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { withLicence } from "./draft-of-application.ts"
import type { FormParts, UploadParts } from "./form-parts.ts"
import { LicenceFields } from "./licence-fields.tsx"
import type { Trade } from "./load-applications.ts"

type WorkFieldsProps = FormParts & UploadParts & { trades: Trade[] }

export function WorkFields({ form, change, wordsAt, documents, onBusyChange, trades }: WorkFieldsProps) {
  const { t, locale } = useTranslation()
  const chosen = trades.filter(({ id }) => form.categoryIds.includes(id))
  const toggle = (id: string, isChosen: boolean) => {
    const others = form.categoryIds.filter((one) => one !== id)
    change({
      categoryIds: isChosen ? [...others, id] : others,
      // A paper for work that isn't asked about any more is nobody's business.
      ...(isChosen ? {} : { licences: form.licences.filter(({ categoryId }) => categoryId !== id) }),
    })
  }
  return (
    <div className="grid gap-5">
      <h2 className="display text-d22">{t("provider-application:form.work")}</h2>
      <Field
        group
        label={t("provider-application:form.categories")}
        hint={t("provider-application:form.categoriesHint")}
        error={wordsAt("categoryIds")}
      >
        <div
          role="group"
          aria-label={t("provider-application:form.categories")}
          className="grid sm:grid-cols-2"
        >
          {trades.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name[locale]}
              checked={form.categoryIds.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
          ))}
        </div>
      </Field>
      {chosen
        .filter(({ needsLicence }) => needsLicence)
        .map((trade) => (
          <LicenceFields
            key={trade.id}
            trade={trade}
            documents={documents}
            licence={
              form.licences.find(({ categoryId }) => categoryId === trade.id) ?? {
                categoryId: trade.id,
                number: null,
                validUntil: null,
                fileIds: [],
              }
            }
            error={wordsAt(`licences.${trade.id}`)}
            onChange={(licence) => change({ licences: withLicence(form.licences, licence) })}
            onBusyChange={onBusyChange(trade.id)}
          />
        ))}
      <Field
        label={t("provider-application:form.years")}
        error={wordsAt("experienceYears")}
        className="max-w-44"
      >
        <TextField
          type="number"
          inputMode="numeric"
          min={experienceYears.min}
          max={experienceYears.max}
          value={form.experienceYears ?? ""}
          onChange={(event) => change({ experienceYears: readYears(event.currentTarget.value) })}
        />
      </Field>
      <Field label={t("provider-application:form.about")} hint={t("provider-application:form.aboutHint")}>
        <TextArea
          rows={3}
          limit={aboutLength.max}
          value={form.about}
          onChange={(event) => change({ about: event.currentTarget.value.slice(0, aboutLength.max) })}
        />
      </Field>
    </div>
  )
}

function readYears(typed: string): number | null {
  const years = Math.round(Number(typed))
  if (typed.trim() === "" || Number.isNaN(years)) return null
  return Math.min(experienceYears.max, Math.max(experienceYears.min, years))
}
