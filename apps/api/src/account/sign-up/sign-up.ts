import { randomUUID } from "node:crypto"
import { and, desc, eq, isNotNull, notInArray, sql } from "../../platform/db/drizzle.ts"
import type { SignUp } from "@doable/domain/account/input"
import { linkMinutes } from "@doable/domain/account/links"
import { defaultLocale } from "@doable/domain/locale"
import { papers } from "@doable/domain/user/papers"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { signUps } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import type { VisitorContext } from "../account-context.ts"
import { askedIn } from "../recipient.ts"
import { emailKey } from "../email-key.ts"
import { mayWriteTo } from "../email-rate-limit.ts"
import { hashPassword } from "../password-hash.ts"
import { refuseWeakPassword } from "../refuse-weak-password.ts"
import { setPassword } from "../set-password.ts"

/** How many sign-ups may wait for one address. Emails have a lower limit. */
const most = 20

/**
 * The same answer and the same work for every address. Each sign-up waits separately until its email is opened, so
 * signing up with someone else's address can't set their password.
 */
export async function signUp(ctx: VisitorContext, { email: given, password, ...chosen }: SignUp) {
  const email = given.toLowerCase()
  const { name, locale = defaultLocale, invitedBy } = chosen
  refuseWeakPassword("password", password, { name, email })
  const passwordHash = await hashPassword(password)
  const now = ctx.now()
  const id = randomUUID()
  await ctx.db.transaction(async (tx) => {
    const user = await userOf(tx, { name, email, locale })
    if (user.emailVerified || user.status === "deactivated") {
      if (await mayWriteTo(tx, user.id, "sign-up"))
        await record(tx, {
          type: "sign-up.repeated",
          userId: user.id,
          ...askedIn({ language: chosen.locale ?? ctx.language }),
        })
      return
    }
    const redirect = chosen.callbackURL === "/" ? null : chosen.callbackURL
    const expiresAt = new Date(now.getTime() + linkMinutes.verification * 60_000)
    await tx.insert(signUps).values({
      id,
      userId: user.id,
      name,
      locale,
      passwordHash,
      redirect,
      invitedBy,
      createdAt: now,
      expiresAt,
    })
    await forgetOldest(tx, user.id)
    await tx
      .update(users)
      .set({ name, locale, termsVersion: papers.terms[0].version, updatedAt: now })
      .where(eq(users.id, user.id))
    // Doesn't let anyone in while the address is unconfirmed. It lets the newest password request the email again.
    await setPassword(tx, user.id, passwordHash, now)
    if (await mayWriteTo(tx, emailKey(email), "verification", { atOnce: true }))
      await record(tx, { type: "verification.requested", email, signUpId: id })
  })
  // Also where the address had an account already: the answer must not tell.
  ctx.browser.remember(id)
  const at = now.toISOString()
  const user = { id, name, email, image: null, emailVerified: false, createdAt: at, updatedAt: at }
  return { token: null, user }
}

/** Of many with one address at one moment, one makes the person, and all queue for the row. */
async function userOf(tx: Transaction, person: Pick<typeof users.$inferInsert, "name" | "email" | "locale">) {
  const [user] = await tx
    .insert(users)
    .values({ ...person, id: randomUUID() })
    .onConflictDoUpdate({ target: users.email, set: { email: sql`${users.email}` } })
    .returning({ id: users.id, emailVerified: users.emailVerified, status: users.status })
  if (!user) throw new Error("no user")
  return user
}

async function forgetOldest(tx: Transaction, userId: string) {
  const newest = tx
    .select({ id: signUps.id })
    .from(signUps)
    .where(eq(signUps.userId, userId))
    .orderBy(desc(signUps.createdAt))
    .limit(most)
  await tx.delete(signUps).where(and(eq(signUps.userId, userId), notInArray(signUps.id, newest)))
}

/** The account is in its owner's hands: what others chose for it no longer counts, and their links say so. */
export async function endSignUps(tx: Transaction | Database, userId: string) {
  await tx
    .update(signUps)
    .set({ passwordHash: null, invitedBy: null })
    .where(and(eq(signUps.userId, userId), isNotNull(signUps.passwordHash)))
}
