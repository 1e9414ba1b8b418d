import { and, eq, gt, gte, or } from "../../platform/db/drizzle.ts"
import type { ConfirmEmailChange } from "@doable/domain/account/input"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { accountLinks, emailChanges } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import { lockUser } from "../../user/lock-user.ts"
import type { AccountContext } from "../account-context.ts"
import { endLinks } from "../account-link.ts"
import { hashOfToken } from "../email-key.ts"
import { endSessions } from "../end-sessions.ts"
import { endResets } from "../reset-tokens.ts"

type Change = typeof emailChanges.$inferSelect

/** The links only work for the person who asked, while logged in; a link alone changes nothing. */
export function confirmEmailChange(ctx: AccountContext, { token }: ConfirmEmailChange) {
  const { db, user, session } = ctx
  const action = db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const change = await followedChange(tx, ctx, hashOfToken(token))
    if (!change) throw new Refused("link_invalid")
    if (!change.oldFollowedAt || !change.newFollowedAt) {
      await tx.update(emailChanges).set(change).where(eq(emailChanges.id, change.id))
      return { status: true, isChanged: false, waitingFor: change.oldFollowedAt ? "new" : "old" } as const
    }
    await freeAddress(tx, change.newEmail)
    await tx
      .update(users)
      .set({ email: change.newEmail, emailVerified: true, updatedAt: ctx.now() })
      .where(eq(users.id, user.id))
    await tx.delete(emailChanges).where(eq(emailChanges.id, change.id))
    await endLinks(tx, user.id, ["unlock"])
    await endResets(tx, user.id)
    await endSessions(tx, user.id, session)
    const { oldEmail, newEmail } = change
    await record(tx, { type: "email.changed", userId: user.id, oldEmail, newEmail })
    const entity = { type: "user", id: user.id } as const
    await writeAuditLog(tx, caller(ctx), { action: "account.email_change", entity, at: ctx.now() })
    return { status: true, isChanged: true, waitingFor: null } as const
  })
  return action.catch(sayTaken)
}

/** Someone has signed up with the address between our look and our change. */
function sayTaken(error: Error & { cause?: { code?: string } }): never {
  throw error.cause?.code === "23505" ? new Refused("link_invalid") : error
}

async function followedChange(tx: Transaction, { user, now }: AccountContext, hash: string) {
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, user.id),
        // The request was made for the address that the account still has.
        eq(emailChanges.oldEmail, user.email),
        gt(emailChanges.expiresAt, now()),
        or(eq(emailChanges.oldTokenHash, hash), eq(emailChanges.newTokenHash, hash)),
      ),
    )
  if (!change) return null
  const followed: Partial<Change> =
    change.oldTokenHash === hash ? { oldFollowedAt: now() } : { newFollowedAt: now() }
  return { ...change, ...followed }
}

type UndoLink = { userId: string; email: string; expiresAt: Date }

/** Gives the former address back. Links of later changes end with it; that of an earlier one stays stronger. */
export async function undoEmailChange(tx: Transaction, { userId, email, expiresAt }: UndoLink) {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (user?.email !== email) await freeAddress(tx, email)
  await tx.update(users).set({ email }).where(eq(users.id, userId))
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
  const isLater = and(eq(accountLinks.purpose, "email_undo"), gte(accountLinks.expiresAt, expiresAt))
  await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), isLater))
}

/** An unconfirmed account belongs to nobody, so the owner of the mailbox may take its address. */
async function freeAddress(tx: Transaction, email: string) {
  await tx.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)))
  const [holder] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (holder) throw new Refused("link_invalid")
}
