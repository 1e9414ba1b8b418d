import { CreateBucketCommand } from "@aws-sdk/client-s3"
import { openBucket, type S3Config } from "../../src/platform/storage/s3-bucket.ts"

/** The server that scripts/s3-for-tests.sh has started, with a bucket of its own. */
export const testBucket = (env: Record<string, string | undefined>): S3Config => ({
  endpoint: env["S3_TEST_ENDPOINT"] ?? "",
  region: "us-east-1",
  bucket: `tests-${Date.now()}`,
  accessKeyId: env["S3_TEST_KEY"] ?? "",
  secretAccessKey: env["S3_TEST_SECRET"] ?? "",
})

export async function createBucket(config: S3Config) {
  const bucket = await openBucket(config)
  await bucket.client.send(new CreateBucketCommand({ Bucket: config.bucket }))
  bucket.close()
}
