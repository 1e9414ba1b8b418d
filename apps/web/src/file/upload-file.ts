import type { FilePurpose, FileType } from "@doable/domain/file/rules"
import type { ApiClient } from "../api-client.ts"

interface Upload {
  name: string
  isPublic: boolean
  purpose: FilePurpose
}

/** The place for the file was given, but the file did not get there. */
export class UploadFailed extends Error {}

/** Asks for a place, sends the file there, and hands it in. */
export async function uploadFile(api: ApiClient, file: Blob, { name, isPublic, purpose }: Upload) {
  const { url, fields } = await api.file.createPresignedPost.mutate({
    public: isPublic,
    originalName: name,
    size: file.size,
    mimeType: file.type as FileType,
  })
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  // The storage reads the fields first: the file comes last.
  form.append("file", file, name)
  const answer = await fetch(url, { method: "POST", body: form, credentials: "omit" }).catch(() => null)
  if (!answer?.ok) throw new UploadFailed(`HTTP error! status: ${answer?.status ?? 0}`)
  return api.file.submitUploadedFile.mutate({ id: fields["id"] ?? "", payload: { purpose } })
}
