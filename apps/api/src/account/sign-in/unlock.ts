import type { RequestUnlock, Unlock } from "@doable/domain/account/input"
import { Refused } from "@doable/domain/refusal"
import { visitor } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import { record } from "../../platform/outbox/record.ts"
import type { VisitorContext } from "../account-context.ts"
import { askedIn } from "../recipient.ts"
import { endLinks, takeLink } from "../account-link.ts"
import { emailKey } from "../email-key.ts"
import { mayWriteTo } from "../email-rate-limit.ts"
import { unlockSignIn } from "../sign-in-guards.ts"

/** The job that writes the email checks whether the account exists and is locked. */
export async function requestUnlock(ctx: VisitorContext, { email }: RequestUnlock) {
  const address = email.toLowerCase()
  await ctx.db.transaction(async (tx) => {
    if (await mayWriteTo(tx, emailKey(address), "unlock"))
      await record(tx, { type: "unlock.requested", email: address, ...askedIn(ctx) })
  })
  return { status: true }
}

/** The link signs nobody in: it only lets the owner try the password again. */
export async function unlock(ctx: VisitorContext, { token }: Unlock) {
  await ctx.db.transaction(async (tx) => {
    const link = await takeLink(tx, token, ["unlock"], ctx.now())
    if (!link) throw new Refused("link_invalid")
    await endLinks(tx, link.userId, ["unlock"])
    await unlockSignIn(tx, link.email)
    const entity = { type: "user", id: link.userId } as const
    const act = { action: "sign_in.unlock", entity, at: ctx.now() } as const
    await writeAuditLog(tx, visitor(ctx, link.userId), act)
  })
  return { status: true }
}
