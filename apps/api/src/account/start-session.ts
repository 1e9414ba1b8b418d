import { randomUUID } from "node:crypto"
import type { Transaction } from "../platform/db/client.ts"
import { sessions } from "../platform/db/schema/account.ts"
import type { VisitorContext } from "./account-context.ts"
import { newToken } from "./account-link.ts"
import { auditSignIn } from "./audit-sign-in.ts"
import { sessionSeconds } from "./session-cookie.ts"

/** Logs a person in without a password; the caller has made sure that it's them. Answers with the session's token. */
export async function startSession(
  tx: Transaction,
  ctx: Pick<VisitorContext, "now" | "clientAddress" | "userAgent" | "requestId">,
  user: { id: string; email: string },
): Promise<string> {
  const now = ctx.now()
  const token = newToken()
  const { clientAddress, userAgent, requestId } = ctx
  await tx.insert(sessions).values({
    id: randomUUID(),
    userId: user.id,
    token,
    expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    ipAddress: clientAddress,
    userAgent,
    createdAt: now,
    updatedAt: now,
  })
  const visit = { clientAddress, userAgent, requestId }
  await auditSignIn(tx, { email: user.email, visit }, "sign_in.succeed", now)
  return token
}
