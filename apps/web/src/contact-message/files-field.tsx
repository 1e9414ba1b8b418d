import { filesPerContactMessage } from "@doable/domain/contact-message/limits"
import { fileTypes, maxFileBytes } from "@doable/domain/file/rules"
import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { UploadFailed, uploadFile } from "../file/upload-file.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Field } from "../ui/field.tsx"
import type { Upload } from "../ui/file-drop-uploads.ts"
import { FileDrop } from "../ui/file-drop.tsx"
import { useApi } from "../use-api.ts"

export interface FilesFieldProps {
  onValueChange: (fileIds: string[]) => void
  onBusyChange: (isBusy: boolean) => void
}

/** Pictures and documents, sent as private files: besides their owner only our team opens them. */
export function FilesField(on: FilesFieldProps) {
  const { t } = useTranslation()
  const { i18n } = useRouter().options.context
  const ask = useApi()
  const upload: Upload<string> = useCallback(
    async (file, { signal, onProgress }) => {
      const purpose = file.type.startsWith("image/") ? "picture" : "document"
      const given = { name: file.name, isPublic: false, purpose, signal, onProgress } as const
      return (await ask((api) => uploadFile(api, file, given))).id
    },
    [ask],
  )
  const describeError = useCallback(
    (failure: unknown) => {
      const refusal = (failure as { data?: { refusal?: string | null } } | null)?.data?.refusal
      const key = `refusal:${refusal}`
      const isKnown = !(failure instanceof UploadFailed) && Boolean(refusal) && i18n.knows(key)
      return isKnown ? i18n.t(key) : t("fields:fileProblem.upload")
    },
    [i18n, t],
  )
  return (
    <Field group label={t("contact:files.label")}>
      <FileDrop
        upload={upload}
        describeError={describeError}
        accept={fileTypes}
        maxFiles={filesPerContactMessage}
        maxBytes={maxFileBytes}
        {...on}
      />
    </Field>
  )
}
