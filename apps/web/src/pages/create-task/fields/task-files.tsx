import { isPictureType, maxFileBytes, type FileType } from "@doable/domain/file/rules"
import { filesPerTask } from "@doable/domain/task/limits"
import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { UploadFailed, uploadFile } from "../../../file/upload-file.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { Upload } from "../../../ui/files/file-drop-uploads.ts"
import { FileDrop } from "../../../ui/files/file-drop.tsx"
import { useApi } from "../../../session/use-api.ts"
import { TaskField } from "./task-field.tsx"
import { useTaskForm } from "../draft/use-task-editor.ts"
import { refusalOf } from "../../../session/error-details.ts"

const accepted = ["image/jpeg", "image/png", "image/webp", "image/gif", "application/pdf"]

export function TaskFiles() {
  const { t } = useTranslation()
  const { i18n } = useRouter().options.context
  const ask = useApi()
  const { form, change, files, learnFile, setUploading, revision } = useTaskForm()

  const upload: Upload<string> = useCallback(
    async (file, { signal, onProgress }) => {
      // Documents may hold what is nobody's business: only pictures are shown to everyone.
      const isPicture = isPictureType(file.type as FileType)
      const stored = await ask((api) =>
        uploadFile(api, file, {
          name: file.name,
          isPublic: isPicture,
          purpose: isPicture ? "picture" : "document",
          signal,
          onProgress,
        }),
      )
      learnFile({ id: stored.id, name: file.name, type: stored.mimeType, size: stored.size, url: stored.url })
      return stored.id
    },
    [ask, learnFile],
  )
  const describeError = useCallback(
    (error: unknown) => {
      const refusal = refusalOf(error)
      const key = `refusal:${refusal}`
      if (error instanceof UploadFailed || !refusal || !i18n.knows(key)) return t("fields:fileProblem.upload")
      return i18n.t(key)
    },
    [i18n, t],
  )

  return (
    <TaskField
      path="fileIds"
      group
      label={t("task-create:details.files")}
      hint={t("task-create:details.filesHint")}
    >
      <FileDrop
        key={revision}
        upload={upload}
        describeError={describeError}
        accept={accepted}
        maxFiles={filesPerTask}
        maxBytes={maxFileBytes}
        initial={form.fileIds.flatMap((id) => {
          const file = files.find((one) => one.id === id)
          if (!file) return []
          const { name, size, type, url } = file
          const preview = type.startsWith("image/") ? { previewUrl: url } : {}
          return [{ id, name, size, type, result: id, ...preview }]
        })}
        onValueChange={(fileIds) => change({ fileIds })}
        onBusyChange={setUploading}
      />
    </TaskField>
  )
}
