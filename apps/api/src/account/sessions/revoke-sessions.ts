import { and, eq } from "../../platform/db/drizzle.ts"
import type { RevokeSession } from "@doable/domain/account/input"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { sessions } from "../../platform/db/schema/account.ts"
import type { AccountContext } from "../account-context.ts"
import { endSessions } from "../end-sessions.ts"

/** An unknown handle, or someone else's, gets the same answer as the user's own and does nothing. */
export async function revokeSession(ctx: AccountContext, { token: handle }: RevokeSession) {
  const { db, user } = ctx
  await db.transaction(async (tx) => {
    const own = and(eq(sessions.id, handle), eq(sessions.userId, user.id))
    const ended = await tx.delete(sessions).where(own).returning({ id: sessions.id })
    if (ended.length > 0) await writeDown(tx, ctx, "one")
  })
  return { status: true }
}

export async function revokeOtherSessions(ctx: AccountContext) {
  await ctx.db.transaction(async (tx) => {
    await endSessions(tx, ctx.user.id, ctx.session)
    await writeDown(tx, ctx, "others")
  })
  return { status: true }
}

export async function revokeSessions(ctx: AccountContext) {
  await ctx.db.transaction(async (tx) => {
    await endSessions(tx, ctx.user.id)
    await writeDown(tx, ctx, "all")
  })
  return { status: true }
}

function writeDown(tx: Transaction, ctx: AccountContext, which: "one" | "others" | "all") {
  const entity = { type: "user", id: ctx.user.id } as const
  return writeAuditLog(tx, caller(ctx), {
    action: "account.sessions_revoke",
    entity,
    after: { which },
    at: ctx.now(),
  })
}
