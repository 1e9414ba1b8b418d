import { z } from "zod"
import { deriveKeys, isSignedBy, sign } from "../settings/derive-key.ts"
import type { Upload } from "./storage.ts"

const policySchema = z.object({ id: z.uuid(), type: z.string(), size: z.int(), expiresAt: z.coerce.date() })

/** The form of an upload to our own disk: like that of S3, it says all that may be sent, under our signature. */
export function createUploadPolicies(secret: string) {
  const keys = deriveKeys(secret, "upload")

  function fieldsFor({ id, type, size, expiresAt }: Upload): Record<string, string> {
    const policy = Buffer.from(JSON.stringify({ id, type, size, expiresAt })).toString("base64url")
    return { id, "Content-Type": type, policy, signature: sign(keys, policy) }
  }

  /** The upload that these fields permit, if every one of them is as it was given out, and no other there. */
  function permittedBy(fields: ReadonlyMap<string, string>, now: Date): Upload | null {
    const policy = fields.get("policy") ?? ""
    if (!isSignedBy(keys, policy, fields.get("signature") ?? "")) return null
    const upload = policySchema.parse(JSON.parse(Buffer.from(policy, "base64url").toString()))
    if (upload.expiresAt <= now) return null
    const given = Object.entries(fieldsFor(upload))
    const isAsGiven =
      given.length === fields.size && given.every(([name, value]) => fields.get(name) === value)
    return isAsGiven ? upload : null
  }

  return { fieldsFor, permittedBy }
}

export type UploadPolicies = ReturnType<typeof createUploadPolicies>
/** Files that are sent to this server itself, into a folder. */
export type OwnUploads = { folder: string; policies: UploadPolicies }
