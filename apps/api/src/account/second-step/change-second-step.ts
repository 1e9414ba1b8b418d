import { and, eq } from "../../platform/db/drizzle.ts"
import type { AuditAction } from "@doable/domain/admin/audit-log/actions"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { secondStepRemovals, sessions, twoFactors, verifications } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import { lockUser } from "../../user/lock-user.ts"
import type { AccountContext } from "../account-context.ts"
import { endSessions } from "../end-sessions.ts"
import { isNoReset } from "../reset-tokens.ts"

/** The secret that waits for its first code, or null. */
export async function waitingSecret({ db, user }: AccountContext): Promise<string | null> {
  const [row] = await db
    .select({ secret: twoFactors.secret })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, user.id), eq(twoFactors.verified, false)))
  return row?.secret ?? null
}

/**
 * The library has checked the code against this secret. If another enrolment replaced it in the meantime, nobody has
 * shown that they hold the new one, so the step stays off. Says whether it's on.
 */
export function turnedOn(ctx: AccountContext, secret: string, sessionId: string): Promise<boolean> {
  const { db, user, now } = ctx
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const isOf = eq(twoFactors.userId, user.id)
    const kept = await tx
      .update(twoFactors)
      .set({ confirmedAt: now() })
      .where(and(isOf, eq(twoFactors.secret, secret)))
      .returning({ id: twoFactors.id })
    if (kept.length === 0) {
      await tx.update(twoFactors).set({ verified: false }).where(isOf)
      await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, user.id))
      return false
    }
    const [own] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId))
    await endSessions(tx, user.id, own)
    await record(tx, { type: "second-step.added", userId: user.id })
    await writeDown(tx, ctx, "account.second_step_on")
    return true
  })
}

export async function turnedOff(ctx: AccountContext) {
  const { db, user } = ctx
  await db.transaction(async (tx) => {
    // With the devices that were trusted.
    await tx.delete(verifications).where(and(eq(verifications.value, user.id), isNoReset))
    await tx.delete(secondStepRemovals).where(eq(secondStepRemovals.userId, user.id))
    await record(tx, { type: "second-step.removed", userId: user.id })
    await writeDown(tx, ctx, "account.second_step_off")
  })
}

export async function codesRenewed(ctx: AccountContext) {
  await ctx.db.transaction(async (tx) => {
    await record(tx, { type: "recovery-codes.renewed", userId: ctx.user.id })
    await writeDown(tx, ctx, "account.recovery_codes")
  })
}

async function writeDown(tx: Transaction, ctx: AccountContext, action: AuditAction) {
  const entity = { type: "user", id: ctx.user.id } as const
  await writeAuditLog(tx, caller(ctx), { action, entity, at: ctx.now() })
}
