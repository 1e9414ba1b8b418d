import { randomUUID } from "node:crypto"
import { eq } from "../../platform/db/drizzle.ts"
import type { Context as HonoContext } from "hono"
import type { ResetPassword } from "@doable/domain/account/input"
import { Refused } from "@doable/domain/refusal"
import { visitor } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { emailChanges, secondStepRemovals, verifications } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"
import { problem } from "../../platform/server/problem.ts"
import { lockUser } from "../../user/lock-user.ts"
import type { VisitorContext } from "../account-context.ts"
import { endLinks, findLink, takeLink } from "../account-link.ts"
import { undoEmailChange } from "../email-change/confirm-email-change.ts"
import { endSessions } from "../end-sessions.ts"
import { refuseWeakPassword } from "../refuse-weak-password.ts"
import { endResets, holdsReset, resetIdentifier, resetSeconds, storedReset } from "../reset-tokens.ts"
import { hasPassword } from "../set-password.ts"
import { unlockSignIn } from "../sign-in-guards.ts"
import { endSignUps } from "../sign-up/sign-up.ts"

type Asked = { input: ResetPassword; ctx: VisitorContext; ask: () => Promise<Response> }

/**
 * The library sets the password. Before it, what it doesn't know: closed accounts, weak passwords, and the email that
 * undoes a change of address, which leads here too; and everyone is logged out, so that a fault after the new password
 * leaves nobody else inside. After it, what follows from proof that the mailbox is theirs.
 */
export async function passwordReset(c: HonoContext<ApiEnv>, deps: ServerDeps, { input, ctx, ask }: Asked) {
  const { token, newPassword } = input
  const undo = await findLink(ctx.db, token, ["email_undo"], ctx.now())
  const userId = undo?.userId ?? (await deps.auth.findPending(resetIdentifier(token)))
  const [owner] = userId ? await ctx.db.select().from(users).where(eq(users.id, userId)) : []
  if (!owner || owner.status === "deactivated") throw new Refused("link_invalid")
  refuseWeakPassword("newPassword", newPassword, { name: owner.name, email: undo?.email ?? owner.email })
  if (undo) await giveAddressBack(ctx, token, undo.userId)
  await beforeReset(ctx, token, owner.id)
  const isFirst = !(await hasPassword(ctx.db, owner.id))

  const response = await ask()
  if (!response.ok) return problem(c, 400, "link_invalid")
  await afterReset(ctx, owner.id, isFirst)
  return response
}

/** Afterwards the same link is one to a new password, so a fault in between loses nothing. */
async function giveAddressBack(ctx: VisitorContext, token: string, userId: string) {
  const { db, now } = ctx
  await db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const link = await takeLink(tx, token, ["email_undo"], now())
    if (!link) throw new Refused("link_invalid")
    await undoEmailChange(tx, link)
    await endSessions(tx, userId)
    await endResets(tx, userId)
    await tx.insert(verifications).values({
      id: randomUUID(),
      identifier: storedReset(resetIdentifier(token)),
      value: userId,
      expiresAt: new Date(Date.now() + resetSeconds * 1000),
    })
    const entity = { type: "user", id: userId } as const
    await writeAuditLog(tx, visitor(ctx, userId), { action: "account.email_undo", entity, at: now() })
  })
}

async function beforeReset({ db }: VisitorContext, token: string, userId: string) {
  await db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    if (!(await holdsReset(tx, token))) throw new Refused("link_invalid")
    await shutOut(tx, userId)
  })
}

/** The account may have been closed since the link was found. */
async function lockOwner(tx: Transaction, userId: string) {
  await lockUser(tx, userId).catch((error: unknown) => {
    throw error instanceof Refused ? new Refused("link_invalid") : error
  })
}

/** A thief may also have asked for another address, or for the second step to go. */
async function shutOut(tx: Transaction, userId: string) {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
  await tx.delete(secondStepRemovals).where(eq(secondStepRemovals.userId, userId))
  await endSessions(tx, userId)
}

/** The email proves that the mailbox is theirs, so the account is too, and everyone else is logged out. */
async function afterReset(ctx: VisitorContext, userId: string, isFirst: boolean) {
  const { db, now } = ctx
  const isOwner = eq(users.id, userId)
  await db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const [before] = await tx.select().from(users).where(isOwner)
    await tx.update(users).set({ emailVerified: true, updatedAt: now() }).where(isOwner)
    await endSignUps(tx, userId)
    await endLinks(tx, userId, ["unlock"])
    await endResets(tx, userId)
    // Once more: someone may have come in with the old password until now.
    await shutOut(tx, userId)
    await unlockSignIn(tx, before?.email ?? "")
    await record(tx, { type: "password.changed", userId, isFirst })
    const entity = { type: "user", id: userId } as const
    await writeAuditLog(tx, visitor(ctx, userId), { action: "account.password_reset", entity, at: now() })
    // Opening the email's link proves that the address is theirs.
    if (!before?.emailVerified) await record(tx, { type: "user.registered", userId })
  })
}
