import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { maxFileBytes } from "@doable/domain/file/rules"
import { filesPerReport } from "@doable/domain/task-assignment/limits"
import { UploadFailed, uploadFile } from "../../file/upload-file.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Field } from "../../ui/field.tsx"
import type { Upload } from "../../ui/file-drop-uploads.ts"
import { FileDrop } from "../../ui/file-drop.tsx"
import { useApi } from "../../use-api.ts"

const accepted = ["image/jpeg", "image/png", "image/webp"]

interface ProofFieldProps {
  onValueChange: (fileIds: string[]) => void
  onBusyChange: (isBusy: boolean) => void
}

/** Photos of what was done, sent as private files: only the two open them. */
export function ProofField(on: ProofFieldProps) {
  const { t } = useTranslation()
  const { i18n } = useRouter().options.context
  const ask = useApi()
  const upload: Upload<string> = useCallback(
    async (file, { signal, onProgress }) => {
      const given = { name: file.name, isPublic: false, purpose: "picture", signal, onProgress } as const
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
    <Field
      group
      label={t("work:form.photos")}
      hint={t("work:form.photosHint", { max: filesPerReport })}
      className="mt-5"
    >
      <FileDrop
        upload={upload}
        describeError={describeError}
        accept={accepted}
        maxFiles={filesPerReport}
        maxBytes={maxFileBytes}
        {...on}
      />
    </Field>
  )
}
