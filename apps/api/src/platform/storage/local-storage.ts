import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { createReadStream } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, truncate, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { Readable } from "node:stream"
import type { ReadableStream } from "node:stream/web"
import { ownerName, type Storage } from "./storage.ts"
import type { UploadPolicies } from "./upload-policy.ts"

type Options = { folder: string; uploadUrl: string; policies: UploadPolicies }

export const uploadsIn = (folder: string) => join(resolve(folder), "uploads")

export function createLocalStorage({ folder, uploadUrl, policies }: Options): Storage {
  const uploads = uploadsIn(folder)
  const owner = join(resolve(folder), ownerName)
  const kept = (key: string) => join(resolve(folder), "kept", key)

  return {
    createPost: async (upload) => ({ url: uploadUrl, fields: policies.fieldsFor(upload) }),
    readUpload: async (id) => {
      const bytes = await orNull(readFile(join(uploads, id)))
      return bytes?.length ? bytes : null
    },
    // An empty file stays behind until the form has long run out, so that it can't be used again.
    discardUpload: async (id) => {
      await orNull(truncate(join(uploads, id)))
    },
    discardUploadsBefore: async (moment) => {
      for (const name of (await orNull(readdir(uploads))) ?? []) {
        const file = join(uploads, name)
        const facts = await orNull(stat(file))
        if (facts && facts.mtime < moment) await rm(file, { force: true })
      }
    },
    write: async (key, bytes) => {
      const file = kept(key)
      await mkdir(dirname(file), { recursive: true })
      await mkdir(uploads, { recursive: true })
      // Among the uploads, where what a crash leaves behind is discarded after a day.
      const part = join(uploads, `${randomUUID()}.part`)
      await writeFile(part, bytes, { mode: 0o600 })
      await rename(part, file)
    },
    // A stream of the file system closes its file also when the reader leaves half-way.
    read: async (key) => {
      const stream = createReadStream(kept(key))
      const isOpen = await orNull(once(stream, "open"))
      return isOpen && (Readable.toWeb(stream) as ReadableStream<Uint8Array>)
    },
    remove: async (key) => {
      await rm(kept(key), { force: true })
      // The folder of a file goes with the last that lies in it.
      await rmdir(dirname(kept(key))).catch(() => {})
    },
    keptBefore: async function* (moment) {
      for (const name of (await orNull(readdir(kept("")))) ?? []) {
        const keys = ((await orNull(readdir(kept(name)))) ?? []).map((part) => `${name}/${part}`)
        const facts = await Promise.all(keys.map((key) => orNull(stat(kept(key)))))
        yield keys.filter((_, at) => (facts[at]?.mtime ?? moment) < moment)
      }
    },
    readOwner: async () => (await orNull(readFile(owner, "utf8")))?.trim() ?? null,
    writeOwner: async (id) => {
      await mkdir(resolve(folder), { recursive: true })
      await writeFile(owner, `${id}\n`, { mode: 0o600 })
    },
    removeOwner: () => rm(owner, { force: true }),
    close: () => {},
  }
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null
    throw error
  }
}
