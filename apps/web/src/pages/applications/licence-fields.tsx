import { documentsPerRole, licenceNumberLength } from "@doable/domain/provider/application/limits"
import { useTranslation } from "../../i18n/use-translation.ts"
import { DatePicker } from "../../ui/pickers/date-picker.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { DocumentField } from "./document-field.tsx"
import type { LicenceDraft } from "./draft-of-application.ts"
import type { Application, Trade } from "./load-applications.ts"

interface LicenceFieldsProps {
  trade: Trade
  licence: LicenceDraft
  documents: Application["documents"]
  error: string | undefined
  onChange: (licence: LicenceDraft) => void
  onBusyChange: (isBusy: boolean) => void
}

/** The paper that one kind of work asks for. */
export function LicenceFields({
  trade,
  licence,
  documents,
  error,
  onChange,
  onBusyChange,
}: LicenceFieldsProps) {
  const { t, locale } = useTranslation()
  return (
    <fieldset className="grid gap-4 rounded-panel bg-paper-2 p-4 inset-ring-1 inset-ring-line">
      <legend className="sr-only">
        {t("provider-application:form.licence", { category: trade.name[locale] })}
      </legend>
      <DocumentField
        label={t("provider-application:form.licence", { category: trade.name[locale] })}
        hint={t("provider-application:form.licenceNeeded")}
        error={error}
        max={documentsPerRole.licence}
        fileIds={licence.fileIds}
        documents={documents}
        onValueChange={(fileIds) => onChange({ ...licence, fileIds })}
        onBusyChange={onBusyChange}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("provider-application:form.licenceNumber")}>
          <TextField
            maxLength={licenceNumberLength}
            autoComplete="off"
            value={licence.number ?? ""}
            onChange={(event) => onChange({ ...licence, number: event.currentTarget.value || null })}
          />
        </Field>
        <Field label={t("provider-application:form.licenceUntil")}>
          <DatePicker
            value={licence.validUntil}
            onValueChange={(validUntil) => onChange({ ...licence, validUntil })}
          />
        </Field>
      </div>
    </fieldset>
  )
}
