import { isPictureType, maxFileBytes, type FileType } from "@doable/domain/file/rules"
import { filesPerTask } from "@doable/domain/task/limits"
import { useCallback } from "react"
import { uploadFile } from "../../../file/upload-file.ts"
import { useUploadProblem } from "../../../file/use-private-upload.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { Upload } from "../../../ui/files/file-drop-uploads.ts"
import { FileDrop } from "../../../ui/files/file-drop.tsx"
import { useApi } from "../../../session/use-api.ts"
import { TaskField } from "./task-field.tsx"
import { useTaskForm } from "../draft/use-task-editor.ts"

const accepted = ["image/jpeg", "image/png", "image/webp", "image/gif", "application/pdf"]

export function TaskFiles() {
  const { t } = useTranslation()
  const ask = useApi()
  const describeError = useUploadProblem()
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
