import type { ReadableStream } from "node:stream/web"
import { ownerName, type Storage } from "./storage.ts"

export type S3Config = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const uploadKey = (id: string) => `uploads/${id}`
const keptKey = (key: string) => `kept/${key}`

/** Any S3-compatible server. The SDK is loaded only here: who keeps files on disk doesn't pay for it. */
export async function createS3Storage(config: S3Config): Promise<Storage> {
  const { S3Client, GetObjectCommand, PutObjectCommand, DeleteObjectCommand, ListObjectsV2Command } =
    await import("@aws-sdk/client-s3")
  const { createPresignedPost } = await import("@aws-sdk/s3-presigned-post")
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = config
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Not every server knows the newer checksums; TLS and Content-MD5 of the server remain.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  })
  const remove = async (Key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
  }

  async function get(Key: string) {
    try {
      return (await client.send(new GetObjectCommand({ Bucket, Key }))).Body ?? null
    } catch (error) {
      if (error instanceof Error && error.name === "NoSuchKey") return null
      throw error
    }
  }

  async function* writtenBefore(Prefix: string, moment: Date) {
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
      const isOld = (written: Date | undefined) => written !== undefined && written < moment
      yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key && isOld(LastModified) ? [Key] : [],
      )
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  return {
    createPost: ({ id, type, size, expiresAt }) =>
      createPresignedPost(client, {
        Bucket,
        Key: uploadKey(id),
        Fields: { id, "Content-Type": type },
        Conditions: [["content-length-range", size, size]],
        Expires: Math.floor((expiresAt.getTime() - Date.now()) / 1000),
      }),
    readUpload: async (id) => {
      const body = await get(uploadKey(id))
      return body && Buffer.from(await body.transformToByteArray())
    },
    discardUpload: (id) => remove(uploadKey(id)),
    discardUploadsBefore: async (moment) => {
      for await (const keys of writtenBefore(uploadKey(""), moment)) {
        for (const key of keys) await remove(key)
      }
    },
    write: async (key, Body, ContentType) => {
      await client.send(new PutObjectCommand({ Bucket, Key: keptKey(key), Body, ContentType }))
    },
    read: async (key) => {
      const body = await get(keptKey(key))
      return body && (body.transformToWebStream() as ReadableStream<Uint8Array>)
    },
    remove: (key) => remove(keptKey(key)),
    keptBefore: async function* (moment) {
      const start = keptKey("")
      for await (const keys of writtenBefore(start, moment)) yield keys.map((key) => key.slice(start.length))
    },
    readOwner: async () => (await (await get(ownerName))?.transformToString())?.trim() ?? null,
    writeOwner: async (id) => {
      const ContentType = "text/plain"
      await client.send(new PutObjectCommand({ Bucket, Key: ownerName, Body: `${id}\n`, ContentType }))
    },
    removeOwner: () => remove(ownerName),
    close: () => client.destroy(),
  }
}
