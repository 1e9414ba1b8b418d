import type { Env } from "../settings/env.ts"
import { createLocalStorage } from "./local-storage.ts"
import { createS3Storage } from "./s3-storage.ts"
import type { Storage } from "./storage.ts"
import { createUploadPolicies, type OwnUploads } from "./upload-policy.ts"

export const uploadPath = "/uploads"

/** S3 where it is configured, else a folder; then files are sent to this server itself. */
export async function createStorage(env: Env): Promise<{ storage: Storage; ownUploads: OwnUploads | null }> {
  const s3 = {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  }
  if (isComplete(s3)) return { storage: await createS3Storage(s3), ownUploads: null }

  const policies = createUploadPolicies(env.AUTH_SECRET)
  const folder = env.FILES_DIR
  const uploadUrl = new URL(uploadPath, env.SERVER_URL).href
  return { storage: createLocalStorage({ folder, uploadUrl, policies }), ownUploads: { folder, policies } }
}

function isComplete<T extends Record<string, string | undefined>>(
  config: T,
): config is T & Record<keyof T, string> {
  return Object.values(config).every((value) => value !== undefined)
}
