import { Lock } from "lucide-react"
import { documentsPerRole } from "@doable/domain/provider/application/limits"
import { useTranslation } from "../../i18n/use-translation.ts"
import { DocumentField } from "./document-field.tsx"
import type { FormParts, UploadParts } from "./form-parts.ts"

export function DocumentFields({ form, change, wordsAt, documents, onBusyChange }: FormParts & UploadParts) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="display text-d22">{t("provider-application:form.documents")}</h2>
        <p className="mt-1 flex gap-2 text-14 text-ink-2">
          <Lock size={18} strokeWidth={1.9} aria-hidden="true" className="flex-none text-brand-text" />
          {t("provider-application:form.private")}
        </p>
      </div>
      <DocumentField
        label={t("provider-application:form.identity")}
        hint={t("provider-application:form.identityHint")}
        error={wordsAt("idDocFileIds")}
        max={documentsPerRole.identity}
        fileIds={form.idDocFileIds}
        documents={documents}
        onValueChange={(idDocFileIds) => change({ idDocFileIds })}
        onBusyChange={onBusyChange("identity")}
      />
      <DocumentField
        label={t("provider-application:form.selfie")}
        hint={t("provider-application:form.selfieHint")}
        max={documentsPerRole.selfie}
        fileIds={form.selfieFileId ? [form.selfieFileId] : []}
        documents={documents}
        onValueChange={([selfieFileId = null]) => change({ selfieFileId })}
        onBusyChange={onBusyChange("selfie")}
      />
      {form.kind === "company" && (
        <DocumentField
          label={t("provider-application:form.companyDocs")}
          error={wordsAt("companyDocFileIds")}
          max={documentsPerRole.company}
          fileIds={form.companyDocFileIds}
          documents={documents}
          onValueChange={(companyDocFileIds) => change({ companyDocFileIds })}
          onBusyChange={onBusyChange("company")}
        />
      )}
    </div>
  )
}
