import { open } from "node:fs/promises"
import type { S3Bucket } from "./s3-bucket.ts"

/** S3 takes 10,000 parts: 625 GB. */
const partSize = 64 * 1024 * 1024

/** A file of any size, in parts of which each is tried again by itself. It's there once all of them are. */
export async function sendFile(bucket: S3Bucket, key: string, path: string): Promise<void> {
  const { CreateMultipartUploadCommand, UploadPartCommand } = await import("@aws-sdk/client-s3")
  const { CompleteMultipartUploadCommand, AbortMultipartUploadCommand } = await import("@aws-sdk/client-s3")
  const target = { Bucket: bucket.name, Key: key }
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const part = async (number: number) => {
      const at = number * partSize
      const content = Buffer.alloc(Math.min(partSize, size - at))
      await file.read(content, 0, content.length, at)
      return content
    }
    if (size <= partSize) return await bucket.put(key, await part(0))
    const { UploadId } = await bucket.client.send(new CreateMultipartUploadCommand(target))
    try {
      const Parts = []
      for (let number = 0; number * partSize < size; number++) {
        const PartNumber = number + 1
        const Body = await part(number)
        const sent = await bucket.client.send(
          new UploadPartCommand({ ...target, UploadId, PartNumber, Body }),
        )
        Parts.push({ PartNumber, ETag: sent.ETag })
      }
      const MultipartUpload = { Parts }
      await bucket.client.send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload }))
    } catch (error) {
      // What has been sent would be paid for until somebody looks.
      await bucket.client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {})
      throw error
    }
  } finally {
    await file.close()
  }
}
