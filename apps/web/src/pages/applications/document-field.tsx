import { useCallback } from "react"
import { maxFileBytes } from "@doable/domain/file/rules"
import { uploadFile } from "../../file/upload-file.ts"
import { useUploadProblem } from "../../file/use-private-upload.ts"
import { Field } from "../../ui/fields/field.tsx"
import type { Upload } from "../../ui/files/file-drop-uploads.ts"
import { FileDrop } from "../../ui/files/file-drop.tsx"
import { useApi } from "../../session/use-api.ts"
import type { Application } from "./load-applications.ts"

const accepted = ["image/jpeg", "image/png", "image/webp", "application/pdf"]

interface DocumentFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  max: number
  fileIds: readonly string[]
  /** What the server knows about files that were there before. */
  documents: Application["documents"]
  onValueChange: (fileIds: string[]) => void
  onBusyChange: (isBusy: boolean) => void
}

/** Private files: only the applicant and the administrator who checks can open them. */
export function DocumentField({ label, hint, error, max, fileIds, documents, ...on }: DocumentFieldProps) {
  const ask = useApi()
  const upload: Upload<string> = useCallback(
    async (file, { signal, onProgress }) => {
      const purpose = file.type === "application/pdf" ? "document" : "picture"
      const stored = await ask((api) =>
        uploadFile(api, file, { name: file.name, isPublic: false, purpose, signal, onProgress }),
      )
      return stored.id
    },
    [ask],
  )
  return (
    <Field group label={label} hint={hint} error={error}>
      <FileDrop
        upload={upload}
        describeError={useUploadProblem()}
        accept={accepted}
        maxFiles={max}
        maxBytes={maxFileBytes}
        initial={documents
          .filter(({ fileId }) => fileIds.includes(fileId))
          .map(({ fileId, name, size, mimeType, url }) => ({
            id: fileId,
            name,
            size,
            type: mimeType,
            result: fileId,
            ...(mimeType.startsWith("image/") ? { previewUrl: url } : {}),
          }))}
        {...on}
      />
    </Field>
  )
}
