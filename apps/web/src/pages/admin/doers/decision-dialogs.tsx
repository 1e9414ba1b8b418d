import { useState } from "react"
import { rejectApplicationInput, requestChangesInput } from "@doable/domain/provider/application/input"
import { fixableFields, rejectReasons } from "@doable/domain/provider/application/status"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Field } from "../../../ui/fields/field.tsx"
import { Pills } from "../../../ui/fields/pills.tsx"
import { ExplainDialog } from "../frame/explain-dialog.tsx"
import type { Application } from "./load-doers.ts"
import type { useApplicationAct } from "./use-application.ts"

interface DecisionDialogProps {
  application: Application
  act: ReturnType<typeof useApplicationAct>
  onClose: () => void
}
type FixableField = (typeof fixableFields)[number]

const onlyCompanies = new Set<string>(["companyIdno", "companyDocFileIds"])

export function ChangesDialog({ application: { id, kind }, act, onClose }: DecisionDialogProps) {
  const { t } = useTranslation()
  const [fields, setFields] = useState<FixableField[]>([])
  const [isTried, setTried] = useState(false)
  const offered = fixableFields.filter((field) => kind === "company" || !onlyCompanies.has(field))
  return (
    <ExplainDialog
      words={{
        title: t("admin-doers:review.requestChanges"),
        text: t("admin-doers:review.changesText"),
        label: t("admin-doers:review.note"),
        hint: t("admin-doers:review.noteHint"),
        confirm: t("admin-doers:review.sendBack"),
      }}
      input={requestChangesInput.shape.note}
      onOpenChange={onClose}
      isPending={act.isPending}
      onConfirm={({ explanation: note }) => {
        setTried(true)
        if (fields.length === 0) return
        act.mutate(
          {
            call: (api) => api.adminApplication.requestChanges.mutate({ id, note, fields }),
            done: "admin-doers:review.sentBack",
          },
          { onSuccess: onClose },
        )
      }}
    >
      <Field
        label={t("admin-doers:review.fields")}
        group
        error={isTried && fields.length === 0 ? t("admin-doers:review.fieldsNeeded") : undefined}
      >
        <Pills
          type="checkbox"
          options={offered.map((value) => ({ value, label: t(`admin-doers:fields.${value}`) }))}
          chosen={fields}
          onChosenChange={setFields}
        />
      </Field>
    </ExplainDialog>
  )
}

export function RejectDialog({ application: { id }, act, onClose }: DecisionDialogProps) {
  const { t } = useTranslation()
  return (
    <ExplainDialog
      words={{
        title: t("admin-doers:review.reject"),
        text: t("admin-doers:review.rejectText"),
        label: t("admin-doers:review.note"),
        hint: t("admin-doers:review.noteHint"),
        confirm: t("admin-doers:review.reject"),
      }}
      reasons={{
        label: t("admin-doers:review.reason"),
        options: rejectReasons.map((value) => ({ value, label: t(`admin-doers:rejectReasons.${value}`) })),
      }}
      input={rejectApplicationInput.shape.note}
      isDestructive
      onOpenChange={onClose}
      isPending={act.isPending}
      onConfirm={({ explanation: note, reasonCode }) =>
        act.mutate(
          {
            call: (api) => api.adminApplication.reject.mutate({ id, note, reasonCode }),
            done: "admin-doers:review.rejected",
          },
          { onSuccess: onClose },
        )
      }
    />
  )
}
