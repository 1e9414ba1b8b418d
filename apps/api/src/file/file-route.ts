import type { Context as HonoContext } from "hono"
import { isPictureType } from "@doable/domain/file/rules"
import type { Database } from "../platform/db/client.ts"
import { problem } from "../platform/server/problem.ts"
import type { ApiEnv } from "../platform/server/api-env.ts"
import type { FileLinks } from "../platform/pictures/links.ts"
import { fileById, isReady, type ReadyFile } from "./queries.ts"
import { smallCopyType, smallKey } from "./small-copy.ts"
import type { Storage } from "../platform/storage/storage.ts"

type Deps = { db: Database; files: { storage: Storage; links: FileLinks }; now: () => Date }

/** Serves a file: public ones to everyone, private ones through a link that hasn't expired. */
export function fileRoute({ db, files: { storage, links }, now }: Deps) {
  return async (c: HonoContext<ApiEnv>) => {
    const id = links.idIn(c.req.param("id") ?? "")
    const file = id ? await fileById(db, id) : null
    const isOpen = file?.isPublic || (id && links.opens(id, c.req.query(), now()))
    const notFound = () => problem(c, 404, "not_found", { "Cache-Control": "no-store" })
    if (!isOpen || !isReady(file)) return notFound()
    const copy = c.req.query("size") === "small" ? await storage.read(smallKey(file.key)) : null
    if (copy) return sendCopy(c, file, copy as ReadableStream<Uint8Array>)
    // Bytes that nobody reads would stay open.
    if (c.req.method === "HEAD") return c.body(null, 200, headersFor(file))
    const bytes = await storage.read(file.key)
    return bytes ? c.body(bytes as ReadableStream<Uint8Array>, 200, headersFor(file)) : notFound()
  }
}

/** Files too small for a copy, or older than copies, are sent as they are. */
async function sendCopy(c: HonoContext<ApiEnv>, file: ReadyFile, copy: ReadableStream<Uint8Array>) {
  const { "Content-Length": _, ...headers } = headersFor({ ...file, type: smallCopyType })
  if (c.req.method !== "HEAD") return c.body(copy, 200, headers)
  await copy.cancel()
  return c.body(null, 200, headers)
}

/** Whatever the bytes are, no browser may take them for a page, run them or guess at them. */
function headersFor(file: ReadyFile) {
  const disposition = isPictureType(file.type) ? "inline" : "attachment"
  return {
    "Cache-Control": file.isPublic ? "public, max-age=31536000, immutable" : "no-store, private",
    "Content-Disposition": `${disposition}; filename*=UTF-8''${encodeURIComponent(nameOf(file))}`,
    "Content-Length": String(file.size),
    "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    "Content-Type": file.type,
  }
}

/** A public file's original name stays private; a document keeps its name for those who may open it. */
function nameOf({ id, isPublic, type, originalName }: ReadyFile) {
  return isPublic ? `${id}.${type.split("/").at(-1)}` : originalName
}
