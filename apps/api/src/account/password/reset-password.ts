import { and, eq } from "drizzle-orm"
import type { ResetPassword } from "@doable/domain/account/input"
import type { LinkPurpose } from "@doable/domain/account/links"
import { Refused } from "@doable/domain/refusal"
import { visitor } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import { emailChanges } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import { lockUser } from "../../user/lock-user.ts"
import type { VisitorContext } from "../account-context.ts"
import { endLinks, findLink, takeLink } from "../account-link.ts"
import { undoEmailChange } from "../email-change/confirm-email-change.ts"
import { endSessions } from "../end-sessions.ts"
import { hashPassword } from "../password-hash.ts"
import { refuseWeakPassword } from "../refuse-weak-password.ts"
import { setPassword } from "../set-password.ts"
import { unlockSignIn } from "../sign-in-guards.ts"
import { endSignUps } from "../sign-up/sign-up.ts"

const purposes: LinkPurpose[] = ["password_reset", "email_undo"]

/**
 * The email proves that the mailbox is theirs, so the account is too, and everyone else is logged out. The email about
 * a changed address leads here as well, and then the account also gets its former address back.
 */
export async function resetPassword(ctx: VisitorContext, { token, newPassword }: ResetPassword) {
  const link = await findLink(ctx.db, token, purposes, ctx.now())
  const [owner] = link ? await ctx.db.select().from(users).where(eq(users.id, link.userId)) : []
  if (!link || !owner || owner.status === "deactivated") throw new Refused("link_invalid")
  refuseWeakPassword("newPassword", newPassword, { name: owner.name, email: link.email })

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
    // The address may have changed since the email was written.
    if (changed.length === 0) throw new Refused("link_invalid")
    await setPassword(tx, userId, password, ctx.now())
    await endSignUps(tx, userId)
    await endLinks(tx, userId, ["password_reset", "unlock"])
    // A pending email change may come from the person who was just logged out.
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
    await endSessions(tx, userId)
    await unlockSignIn(tx, email)
    await record(tx, { type: "password.changed", userId })
    const isUndo = taken.purpose === "email_undo"
    await writeAuditLog(tx, visitor(ctx, userId), {
      action: isUndo ? "account.email_undo" : "account.password_reset",
      entity: { type: "user", id: userId },
      at: ctx.now(),
    })
    // Opening the email's link proves that the address is theirs.
    if (!owner.emailVerified) await record(tx, { type: "user.registered", userId })
  })
  return { status: true }
}
