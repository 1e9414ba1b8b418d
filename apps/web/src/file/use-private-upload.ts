import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import type { Upload } from "../ui/files/file-drop-uploads.ts"
import { useApi } from "../session/use-api.ts"
import type { KeptFile } from "../session/drafts/use-kept-form.ts"
import { UploadFailed, uploadFile } from "./upload-file.ts"
import { refusalOf } from "../session/error-details.ts"

/** Files that not everyone opens, for a field of files: how they are sent, and what a failure is called. */
export function usePrivateUpload() {
  const ask = useApi()
  const upload: Upload<KeptFile> = useCallback(
    async (file, { signal, onProgress }) => {
      const purpose = file.type.startsWith("image/") ? "picture" : "document"
      const given = { name: file.name, isPublic: false, purpose, signal, onProgress } as const
      const { id } = await ask((api) => uploadFile(api, file, given))
      return { id, name: file.name, size: file.size, type: file.type }
    },
    [ask],
  )
  return { upload, describeError: useUploadProblem() }
}

/** What a failed upload is called. */
export function useUploadProblem() {
  const { t } = useTranslation()
  const { i18n } = useRouter().options.context
  return useCallback(
    (failure: unknown) => {
      const refusal = refusalOf(failure)
      const key = `refusal:${refusal}`
      const isKnown = !(failure instanceof UploadFailed) && Boolean(refusal) && i18n.knows(key)
      return isKnown ? i18n.t(key) : t("fields:fileProblem.upload")
    },
    [i18n, t],
  )
}
