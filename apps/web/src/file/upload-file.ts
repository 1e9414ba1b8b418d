import type { FilePurpose, FileType } from "@doable/domain/file/rules"
import type { ApiClient } from "../session/api-client.ts"

interface Upload {
  name: string
  isPublic: boolean
  purpose: FilePurpose
  signal?: AbortSignal
  /** From 0 to 1, while the file is on its way. */
  onProgress?: (fraction: number) => void
}

/** The place for the file was given, but the file didn't get there. */
export class UploadFailed extends Error {}

/** Asks for a place, sends the file there, and hands it in. */
export function uploadFile(api: ApiClient, file: Blob, { isPublic, purpose, ...upload }: Upload) {
  const options = upload.signal ? { signal: upload.signal } : {}
  return sendFile(file, upload, {
    place: (about) => api.file.createPresignedPost.mutate({ public: isPublic, ...about }, options),
    handIn: (id) => api.file.submitUploadedFile.mutate({ id, payload: { purpose } }, options),
  })
}

interface Door<Kept> {
  place: (about: { originalName: string; size: number; mimeType: FileType }) => Promise<Place>
  handIn: (id: string) => Promise<Kept>
}

interface Place {
  url: string
  fields: Record<string, string>
}

/** The same through another door than that of people who are logged in. */
export async function sendFile<Kept>(
  file: Blob,
  { name, signal, onProgress }: Pick<Upload, "name" | "signal" | "onProgress">,
  door: Door<Kept>,
): Promise<Kept> {
  const about = { originalName: name, size: file.size, mimeType: file.type as FileType }
  const { url, fields } = await door.place(about)
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  // The storage reads the fields first: the file comes last.
  form.append("file", file, name)
  await send(url, form, signal, onProgress)
  return door.handIn(fields["id"] ?? "")
}

/** The old kind of request: the new one can't tell how much of a file has gone. */
function send(
  url: string,
  form: FormData,
  signal: AbortSignal | undefined,
  onProgress: ((fraction: number) => void) | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const end = () => {
      signal?.removeEventListener("abort", stop)
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new UploadFailed(`HTTP error! status: ${request.status}`))
    }
    const stop = () => request.abort()
    request.open("POST", url)
    // Only for whom it matters: listening makes the browser ask the storage for leave first.
    if (onProgress) {
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        onProgress(total ? loaded / total : 0),
      )
    }
    request.addEventListener("loadend", end)
    signal?.addEventListener("abort", stop)
    request.send(form)
  })
}
