import { idnoLength } from "@doable/domain/provider/limits"
import { legalNameLength } from "@doable/domain/provider/application/limits"
import { useTranslation } from "../../i18n/use-translation.ts"
import { DatePicker } from "../../ui/pickers/date-picker.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { OptionCards } from "../../ui/fields/option-cards.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import type { FormParts } from "./form-parts.ts"

export function WhoFields({ form, change, wordsAt }: FormParts) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-5">
      <h2 className="display text-d22">{t("provider-application:form.who")}</h2>
      <Field group label={t("provider-application:form.kind")} error={wordsAt("kind")}>
        <OptionCards
          value={form.kind}
          onValueChange={(kind) => change({ kind })}
          options={(["individual", "company"] as const).map((value) => ({
            value,
            label: t(`provider-application:form.${value}`),
          }))}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t("provider-application:form.legalName")}
          hint={t("provider-application:form.legalNameHint")}
          error={wordsAt("legalName")}
        >
          <TextField
            autoComplete="name"
            maxLength={legalNameLength.max}
            value={form.legalName}
            onChange={(event) => change({ legalName: event.currentTarget.value })}
          />
        </Field>
        <Field label={t("provider-application:form.birthDate")} error={wordsAt("birthDate")}>
          <DatePicker
            min="1920-01-01"
            value={form.birthDate}
            onValueChange={(birthDate) => change({ birthDate })}
          />
        </Field>
      </div>
      {form.kind === "company" && (
        <Field
          label={t("provider-application:form.companyIdno")}
          hint={t("provider-application:form.companyIdnoHint")}
          error={wordsAt("companyIdno")}
          className="sm:max-w-80"
        >
          <TextField
            autoComplete="off"
            maxLength={idnoLength}
            value={form.companyIdno ?? ""}
            onChange={(event) => change({ companyIdno: event.currentTarget.value || null })}
          />
        </Field>
      )}
    </div>
  )
}
