import { appealMinutes } from "@doable/domain/restriction/limits"
import { Refused } from "@doable/domain/refusal"
import type { VisitorContext } from "../account/account-context.ts"
import { deriveKeys, isSignedBy, sign } from "../platform/settings/derive-key.ts"

type Claim = { id: string; userId: string }

/** Given only to someone who has proved who they are, and good for one thing: the appeal. */
export function appealTokenFor({ id, userId }: Claim, secret: string, now: Date): string {
  const until = now.getTime() + appealMinutes * 60_000
  const text = Buffer.from(JSON.stringify([id, userId, until])).toString("base64url")
  return `${text}.${sign(deriveKeys(secret, "appeals"), text)}`
}

export function claimOf({ authSecret, now }: VisitorContext, token: string): Claim {
  const claim = readAppealToken(token, authSecret, now())
  if (!claim) throw new Refused("appeal_link_over")
  return claim
}

function readAppealToken(token: string, secret: string, now: Date): Claim | null {
  const [text = "", signature = ""] = token.split(".")
  if (!isSignedBy(deriveKeys(secret, "appeals"), text, signature)) return null
  const [id, userId, until] = JSON.parse(Buffer.from(text, "base64url").toString()) as [
    string,
    string,
    number,
  ]
  return until > now.getTime() ? { id, userId } : null
}
