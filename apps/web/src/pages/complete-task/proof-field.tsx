import { maxFileBytes } from "@doable/domain/file/rules"
import { filesPerReport } from "@doable/domain/deal/limits"
import { usePrivateUpload } from "../../file/use-private-upload.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Field } from "../../ui/fields/field.tsx"
import { FileDrop } from "../../ui/files/file-drop.tsx"

const accepted = ["image/jpeg", "image/png", "image/webp"]

interface ProofFieldProps {
  onValueChange: (fileIds: string[]) => void
  onBusyChange: (isBusy: boolean) => void
}

/** Photos of what was done, sent as private files: only the two open them. */
export function ProofField(on: ProofFieldProps) {
  const { t } = useTranslation()
  const sending = usePrivateUpload()
  return (
    <Field
      group
      label={t("work:form.photos")}
      hint={t("work:form.photosHint", { max: filesPerReport })}
      className="mt-5"
    >
      <FileDrop {...sending} accept={accepted} maxFiles={filesPerReport} maxBytes={maxFileBytes} {...on} />
    </Field>
  )
}
