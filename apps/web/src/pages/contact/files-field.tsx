import { filesPerContactMessage } from "@doable/domain/contact-message/limits"
import { fileTypes, maxFileBytes } from "@doable/domain/file/rules"
import { usePrivateUpload } from "../../file/use-private-upload.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { idsOf } from "../../session/drafts/use-kept-form.ts"
import { Field } from "../../ui/fields/field.tsx"
import { FileDrop } from "../../ui/files/file-drop.tsx"

export interface FilesFieldProps {
  onValueChange: (fileIds: string[]) => void
  onBusyChange: (isBusy: boolean) => void
}

/** Pictures and documents, sent as private files that only their owner and our team can open. */
export function FilesField({ onValueChange, onBusyChange }: FilesFieldProps) {
  const { t } = useTranslation()
  const sending = usePrivateUpload()
  return (
    <Field group label={t("contact:files.label")}>
      <FileDrop
        {...sending}
        accept={fileTypes}
        maxFiles={filesPerContactMessage}
        maxBytes={maxFileBytes}
        onValueChange={(files) => onValueChange(idsOf(files))}
        onBusyChange={onBusyChange}
      />
    </Field>
  )
}
