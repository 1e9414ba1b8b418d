import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { sendFile } from "../../../file/upload-file.ts"
import { useUploadProblem } from "../../../file/use-private-upload.ts"
import { loadWords } from "../../../i18n/load-words.ts"
import { callAuth } from "../../../session/person/auth-api.ts"
import type { KeptFile } from "../../../session/drafts/use-kept-form.ts"
import type { Upload } from "../../../ui/files/file-drop-uploads.ts"

/** Files of someone who can't log in: the key to their appeal is what lets them send. */
export function useAppealUpload(token: string | null) {
  const { config, i18n } = useRouter().options.context
  const { serverUrl } = config
  const upload: Upload<KeptFile> = useCallback(
    async (file, { signal, onProgress }) => {
      const tell = async <Answer>(path: string, body: object) => {
        const answer = await callAuth(serverUrl, `/appeal/${path}`, { token, ...body })
        // Neither page of a login has the words of refusals.
        if (!answer.ok) await loadWords(i18n, ["refusal"]).catch(() => undefined)
        if (!answer.ok) throw Object.assign(new Error("refused"), { data: { refusal: answer.code } })
        return answer.data as Answer
      }
      const purpose = file.type.startsWith("image/") ? "picture" : "document"
      const { id } = await sendFile(
        file,
        { name: file.name, signal, onProgress },
        {
          place: (about) => tell<{ url: string; fields: Record<string, string> }>("place-file", about),
          handIn: (fileId) => tell<{ id: string }>("submit-file", { id: fileId, purpose }),
        },
      )
      return { id, name: file.name, size: file.size, type: file.type }
    },
    [serverUrl, i18n, token],
  )
  return { upload, describeError: useUploadProblem() }
}
