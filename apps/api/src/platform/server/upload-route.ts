import type { ReadableStream } from "node:stream/web"
import type { Context as HonoContext } from "hono"
import { maxFileBytes } from "@doable/domain/file/rules"
import { problem } from "./problem.ts"
import type { ApiEnv } from "./api-env.ts"
import { uploadsIn } from "../storage/local-storage.ts"
import { receiveUpload, type UploadOutcome } from "../storage/receive-upload.ts"
import type { OwnUploads } from "../storage/upload-policy.ts"

/** Room for the fields of the form and the lines between them. */
const maxFormBytes = maxFileBytes + 20_000

const statusOf = {
  not_a_form: 400,
  not_permitted: 403,
  wrong_size: 400,
  used_before: 409,
} as const satisfies {
  [Outcome in Exclude<UploadOutcome, "stored">]: number
}

/** Where browsers send files when there's no S3. The form itself is the permission; cookies aren't read. */
export function uploadRoute({ folder, policies }: OwnUploads, now: () => Date) {
  return async (c: HonoContext<ApiEnv>) => {
    const length = Number(c.req.header("content-length") ?? Number.NaN)
    if (Number.isNaN(length)) return problem(c, 411, "length_required")
    if (length > maxFormBytes) return problem(c, 413, "body_too_large")
    const { body } = c.req.raw
    if (!body) return problem(c, 400, "not_a_form")
    const form = {
      contentType: c.req.header("content-type") ?? "",
      body: body as ReadableStream<Uint8Array>,
    }
    const outcome = await receiveUpload(form, { folder: uploadsIn(folder), policies, now: now() })
    return outcome === "stored" ? c.body(null, 204) : problem(c, statusOf[outcome], outcome)
  }
}
