import { and, eq } from "../../platform/db/drizzle.ts"
import type { VerifyEmail } from "@doable/domain/account/input"
import { readVerificationToken } from "@doable/domain/account/verification-token"
import { Refused } from "@doable/domain/refusal"
import { accountLinks, signUps } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import type { VisitorContext } from "../account-context.ts"
import { endLinks } from "../account-link.ts"
import { countReferral } from "../../user/count-referral.ts"
import { hashOfToken } from "../email-key.ts"
import { endSessions } from "../end-sessions.ts"
import { endResets } from "../reset-tokens.ts"
import { startSession } from "../start-session.ts"
import { endSignUps } from "./sign-up.ts"
import { setPassword } from "../set-password.ts"
import { unlockSignIn } from "../sign-in-guards.ts"

/**
 * Confirms exactly what was chosen at that sign-up, and can be asked again. Whatever another sign-up with this address
 * had set before goes, with everyone who came in by it: the last link followed counts. Logs in the browser that made
 * this very sign-up, the first time; any other browser learns only that the email is confirmed.
 */
export async function verifyEmail(ctx: VisitorContext, input: VerifyEmail) {
  const { session, ...answer } = await confirm(ctx, input)
  // After the commit: nobody holds a cookie for a session that doesn't exist.
  if (session) ctx.browser.startSession(session)
  return { status: true, user: null, ...answer } as const
}

function confirm(ctx: VisitorContext, { token }: VerifyEmail) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ link: accountLinks, user: users })
      .from(accountLinks)
      .innerJoin(users, eq(users.id, accountLinks.userId))
      .where(and(eq(accountLinks.tokenHash, hashOfToken(token)), eq(accountLinks.purpose, "verification")))
      .for("update", { of: users })
    if (!found) throw new Refused(hasExpired(token, now) ? "link_expired" : "link_invalid")
    const { link, user } = found
    const [chosen] = await tx
      .select()
      .from(signUps)
      .where(eq(signUps.id, link.signUpId ?? ""))
    if (!chosen || user.status === "deactivated" || user.email !== link.email)
      throw new Refused("link_invalid")
    if (!chosen.passwordHash) return { state: "used" as const }
    if (link.expiresAt <= now) throw new Refused("link_expired")

    const { name, locale, passwordHash } = chosen
    const counted = { passwordHash: null, invitedBy: null }
    await tx.update(signUps).set(counted).where(eq(signUps.id, chosen.id))
    await tx
      .update(users)
      .set({ name, locale, emailVerified: true, updatedAt: now })
      .where(eq(users.id, user.id))
    await setPassword(tx, user.id, passwordHash, now)
    await endSessions(tx, user.id)
    await endLinks(tx, user.id, ["unlock"])
    await endResets(tx, user.id)
    await unlockSignIn(tx, user.email)
    // A later sign-up's link may be followed too; the person is new only once.
    if (!user.emailVerified) {
      await record(tx, { type: "user.registered", userId: user.id })
      if (chosen.invitedBy) await countReferral(tx, chosen.invitedBy, user.id)
    }
    // Someone who is logged in here, perhaps as another person, stays who they are.
    const isSomeoneHere = ctx.browser.signUpId !== chosen.id || ctx.browser.hasSession
    // A link is no second step.
    if (isSomeoneHere || user.twoFactorEnabled) return { state: "confirmed" as const }
    await endSignUps(tx, user.id)
    const session = await startSession(tx, ctx, user)
    return { state: "signed_in" as const, session }
  })
}

/** Its row may have gone with the account that nobody confirmed. */
function hasExpired(token: string, now: Date) {
  const claim = readVerificationToken(token)
  return claim !== null && claim.expiresAt <= now.getTime()
}
