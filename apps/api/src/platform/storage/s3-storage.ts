import type { ReadableStream } from "node:stream/web"
import { openBucket, type S3Config } from "./s3-bucket.ts"
import { ownerName, type Storage } from "./storage.ts"

const uploadKey = (id: string) => `uploads/${id}`
const keptKey = (key: string) => `kept/${key}`

/** Any S3-compatible server. */
export async function createS3Storage(config: S3Config): Promise<Storage> {
  const bucket = await openBucket(config)
  const { createPresignedPost } = await import("@aws-sdk/s3-presigned-post")

  async function* writtenBefore(start: string, moment: Date) {
    for await (const page of bucket.list(start))
      yield page.filter(({ written }) => written < moment).map(({ key }) => key)
  }

  return {
    createPost: ({ id, type, size, expiresAt }) =>
      createPresignedPost(bucket.client, {
        Bucket: bucket.name,
        Key: uploadKey(id),
        Fields: { id, "Content-Type": type },
        Conditions: [["content-length-range", size, size]],
        Expires: Math.floor((expiresAt.getTime() - Date.now()) / 1000),
      }),
    readUpload: async (id) => {
      const body = await bucket.get(uploadKey(id))
      return body && Buffer.from(await body.transformToByteArray())
    },
    discardUpload: (id) => bucket.remove(uploadKey(id)),
    discardUploadsBefore: async (moment) => {
      for await (const keys of writtenBefore(uploadKey(""), moment)) {
        for (const key of keys) await bucket.remove(key)
      }
    },
    write: (key, bytes, type) => bucket.put(keptKey(key), bytes, type),
    read: async (key) => {
      const body = await bucket.get(keptKey(key))
      return body && (body.transformToWebStream() as ReadableStream<Uint8Array>)
    },
    remove: (key) => bucket.remove(keptKey(key)),
    keptBefore: async function* (moment) {
      const start = keptKey("")
      for await (const keys of writtenBefore(start, moment)) yield keys.map((key) => key.slice(start.length))
    },
    readOwner: async () => (await (await bucket.get(ownerName))?.transformToString())?.trim() ?? null,
    writeOwner: (id) => bucket.put(ownerName, `${id}\n`, "text/plain"),
    removeOwner: () => bucket.remove(ownerName),
    close: bucket.close,
  }
}
