import { randomUUID } from "node:crypto"
import { createWriteStream } from "node:fs"
import { link, mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ReadableStream } from "node:stream/web"
import { Busboy, type BusboyFileStream } from "@fastify/busboy"
import type { Upload } from "./storage.ts"
import type { UploadPolicies } from "./upload-policy.ts"

export type UploadOutcome = "stored" | "not_a_form" | "not_permitted" | "wrong_size" | "used_before"

type Options = { folder: string; policies: UploadPolicies; now: Date }
type Form = { contentType: string; body: ReadableStream<Uint8Array> }

/**
 * Takes a form field by field and the file straight to the disk. The file gets its name only when it is whole
 * and of the right size, and only once: nobody ever reads half a file, and a form works a single time.
 */
export async function receiveUpload(form: Form, { folder, policies, now }: Options): Promise<UploadOutcome> {
  const fields = new Map<string, string>()
  let outcome: Promise<UploadOutcome> = Promise.resolve("not_a_form")
  let isTampered = false

  const parser = createParser(form.contentType)
  if (!parser) return "not_a_form"
  parser.on("field", (name, value, isNameCut, isValueCut) => {
    // What follows the file, comes twice or is cut off wasn't given out by us.
    isTampered ||= fields.has(name) || isNameCut || isValueCut
    fields.set(name, value)
  })
  parser.on("file", (_name, stream) => {
    const upload = isTampered ? null : policies.permittedBy(fields, now)
    outcome = upload ? store(stream, upload, folder) : drain(stream)
    // Awaited below; until then a failure must not count as unhandled.
    outcome.catch(() => {})
  })
  try {
    await pipeline(Readable.fromWeb(form.body), parser)
  } catch {
    await outcome.catch(() => {})
    return "not_a_form"
  }
  return outcome
}

function createParser(contentType: string) {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      isPartAFile: (name) => name === "file",
      limits: { fields: 10, files: 1, parts: 12, fieldNameSize: 100, fieldSize: 2_000, headerSize: 8_000 },
    })
  } catch {
    return null
  }
}

/** Reads to the end, so that the sender gets the answer instead of a broken connection. */
async function drain(stream: BusboyFileStream): Promise<UploadOutcome> {
  for await (const _chunk of stream);
  return "not_permitted"
}

async function store(stream: BusboyFileStream, upload: Upload, folder: string): Promise<UploadOutcome> {
  await mkdir(folder, { recursive: true })
  const part = join(folder, `${upload.id}.${randomUUID()}.part`)
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      // What is too long is counted and dropped: a disk isn't filled by a lie.
      done(null, size > upload.size ? undefined : chunk)
    },
  })
  try {
    await pipeline(stream, measure, createWriteStream(part, { flags: "wx", mode: 0o600 }))
    if (size !== upload.size) return "wrong_size"
    await link(part, join(folder, upload.id))
    return "stored"
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return "used_before"
    throw error
  } finally {
    await rm(part, { force: true })
  }
}
