import { privateLinkSeconds } from "@doable/domain/file/rules"
import { deriveKeys, isSignedBy, sign } from "../settings/derive-key.ts"

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Addresses of files: lasting ones for everyone, and signed ones that run out for those who may look. */
export function createFileLinks({ serverUrl, secret }: { serverUrl: string; secret: string }) {
  const keys = deriveKeys(secret, "file link")
  const { origin } = new URL(serverUrl)
  const addressOf = (id: string) => `${origin}/files/${id}`

  return {
    publicUrl: addressOf,
    privateUrl: (id: string, now: Date) => {
      const until = Math.floor(now.getTime() / 1000) + privateLinkSeconds
      return `${addressOf(id)}?until=${until}&signature=${sign(keys, `${id}|${until}`)}`
    },
    opens: (id: string, { until = "", signature = "" }: Record<string, string>, now: Date) =>
      isSignedBy(keys, `${id}|${until}`, signature) && Number(until) * 1000 > now.getTime(),
    /** The id in what a client calls a picture: the id itself, or our own address of it. */
    idIn: (text: string): string | null => {
      const id = text.startsWith(addressOf("")) ? text.slice(addressOf("").length) : text
      return uuid.test(id) ? id : null
    },
  }
}

export type FileLinks = ReturnType<typeof createFileLinks>
