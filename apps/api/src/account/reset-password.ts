import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { ZodError } from "zod"
import type { ResetPassword } from "@doable/domain/account/input"
import type { LinkPurpose } from "@doable/domain/account/links"
import { brokenPasswordRules } from "@doable/domain/account/password-rules"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../db/client.ts"
import { accounts, emailChanges, sessions } from "../db/schema/account.ts"
import { users } from "../db/schema/user.ts"
import { record } from "../outbox/record.ts"
import { lockUser } from "../user/lock-user.ts"
import type { VisitorContext } from "./account-context.ts"
import { endLinks, findLink, takeLink } from "./account-link.ts"
import { undoEmailChange } from "./confirm-email-change.ts"
import { hashPassword } from "./password-hash.ts"
import { unlockSignIn } from "./sign-in-guards.ts"

const purposes: LinkPurpose[] = ["password_reset", "email_undo"]

/**
 * Whoever got the letter holds the mailbox: the account is theirs, and everyone who was signed in is not. The
 * letter about a changed e-mail leads here too, and then the account also gets its former address back.
 */
export async function resetPassword(ctx: VisitorContext, { token, newPassword }: ResetPassword) {
  const link = await findLink(ctx.db, token, purposes, ctx.now())
  const [owner] = link ? await ctx.db.select().from(users).where(eq(users.id, link.userId)) : []
  if (!link || !owner || owner.status === "deactivated") throw new Refused("link_invalid")
  const broken = brokenPasswordRules(newPassword, { name: owner.name, email: link.email })
  if (broken.length > 0) throw weakPassword(broken)

  const password = await hashPassword(newPassword)
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, link.userId)
    const taken = await takeLink(tx, token, purposes, ctx.now())
    if (!taken) throw new Refused("link_invalid")
    const { userId, email } = taken
    if (taken.purpose === "email_undo") await undoEmailChange(tx, taken)
    const changes = { emailVerified: true, updatedAt: ctx.now() }
    const isOf = and(eq(users.id, userId), eq(users.email, email))
    const changed = await tx.update(users).set(changes).where(isOf).returning({ id: users.id })
    // The address may have changed since the letter was written.
    if (changed.length === 0) throw new Refused("link_invalid")
    await setPassword(tx, userId, password)
    await endLinks(tx, userId, ["password_reset", "unlock"])
    // A wish for another address may be of the one who was just shut out.
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await unlockSignIn(tx, email)
    await record(tx, { type: "password.changed", userId })
  })
  return { status: true }
}

async function setPassword(tx: Transaction, userId: string, password: string) {
  const credential = and(eq(accounts.userId, userId), eq(accounts.providerId, "credential"))
  const changed = await tx
    .update(accounts)
    .set({ password, updatedAt: new Date() })
    .where(credential)
    .returning({ id: accounts.id })
  if (changed.length > 0) return
  const account = { id: randomUUID(), userId, accountId: userId, providerId: "credential", password }
  await tx.insert(accounts).values(account)
}

function weakPassword(rules: string[]) {
  return new ZodError(rules.map((message) => ({ code: "custom", path: ["newPassword"], message, input: "" })))
}
