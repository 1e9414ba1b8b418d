import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { ZodError } from "zod"
import type { ResetPassword } from "@doable/domain/account/input"
import { brokenPasswordRules } from "@doable/domain/account/password-rules"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../db/client.ts"
import { accounts, sessions } from "../db/schema/account.ts"
import { users } from "../db/schema/user.ts"
import { record } from "../outbox/record.ts"
import type { VisitorContext } from "./account-context.ts"
import { endLinks, findLink, takeLink } from "./account-link.ts"
import { hashPassword } from "./password-hash.ts"
import { unlockSignIn } from "./sign-in-guards.ts"

/** Whoever got the letter holds the mailbox: the account is theirs, and everyone who was signed in is not. */
export async function resetPassword(ctx: VisitorContext, { token, newPassword }: ResetPassword) {
  const link = await findLink(ctx.db, token, ["password_reset"], ctx.now())
  const [owner] = link ? await ctx.db.select().from(users).where(eq(users.id, link.userId)) : []
  if (!link || !owner || owner.status === "deactivated") throw new Refused("link_invalid")
  const broken = brokenPasswordRules(newPassword, owner)
  if (broken.length > 0) throw weakPassword(broken)

  const password = await hashPassword(newPassword)
  await ctx.db.transaction(async (tx) => {
    const taken = await takeLink(tx, token, ["password_reset"], ctx.now())
    const [user] = await tx.select().from(users).where(eq(users.id, link.userId)).for("update")
    // The address may have changed since the letter was written.
    if (!taken || !user || user.email !== taken.email) throw new Refused("link_invalid")
    await tx.update(users).set({ emailVerified: true, updatedAt: ctx.now() }).where(eq(users.id, user.id))
    await setPassword(tx, user.id, password)
    await endLinks(tx, user.id, ["password_reset", "unlock"])
    await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await unlockSignIn(tx, user.email)
    await record(tx, { type: "password.changed", userId: user.id })
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
