export type S3Config = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

type Timeouts = { connectionTimeout?: number; socketTimeout?: number }

type Listed = { key: string; written: Date }

export type S3Bucket = Awaited<ReturnType<typeof openBucket>>

/** A bucket of any S3-compatible server. The SDK is loaded only here: who keeps files on disk doesn't pay for it. */
export async function openBucket(config: S3Config, timeouts: Timeouts = {}) {
  const { S3Client, GetObjectCommand, PutObjectCommand, DeleteObjectCommand, ListObjectsV2Command } =
    await import("@aws-sdk/client-s3")
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = config
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Not every server knows the newer checksums; TLS and Content-MD5 of the server remain.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: timeouts,
  })

  return {
    client,
    name: Bucket,
    put: async (Key: string, Body: Uint8Array | string, ContentType?: string) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }))
    },
    get: async (Key: string) => {
      try {
        return (await client.send(new GetObjectCommand({ Bucket, Key }))).Body ?? null
      } catch (error) {
        if (error instanceof Error && error.name === "NoSuchKey") return null
        throw error
      }
    },
    remove: async (Key: string) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    /** What is there under names that start like this, in portions. */
    list: async function* (Prefix: string): AsyncGenerator<Listed[]> {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
        yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key && LastModified ? [{ key: Key, written: LastModified }] : [],
        )
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
    close: () => client.destroy(),
  }
}
