import { and, desc, eq, isNotNull } from "../../platform/db/drizzle.ts"
import type { Database } from "../../platform/db/client.ts"
import { signUps } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { sendEmail } from "../../platform/mail/send-email.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import { createLink } from "../account-link.ts"
import { inLanguage } from "../recipient.ts"
import { pageFor } from "../page-for.ts"

/** The name stays out of the letter: anyone can sign up with a foreign address and a name that advertises. */
export const sendVerificationMail: Effect<"verification.requested"> = {
  name: "send-verification-mail",
  run: async (world, { email, signUpId, locale: asked }, deliveryId) => {
    const waiting = await waitingSignUp(world.db, email, signUpId)
    if (!waiting) return
    const chosen = inLanguage(waiting, asked)
    const { id, userId, locale, redirect } = chosen
    const token = await createLink(world.db, { userId, email, purpose: "verification", signUpId: id })
    const url = pageFor(chosen, world.config.uiUrl, "/verify-email", { token, ...(redirect && { redirect }) })
    await sendEmail(world, { to: { email, locale }, name: "verification", url, deliveryId })
  },
}

/** The named sign-up, or the newest: the page after signing up asks for its own email again. */
async function waitingSignUp(db: Database, email: string, signUpId: string | undefined) {
  const [chosen] = await db
    .select({
      id: signUps.id,
      userId: signUps.userId,
      locale: signUps.locale,
      redirect: signUps.redirect,
    })
    .from(signUps)
    .innerJoin(users, eq(users.id, signUps.userId))
    .where(
      and(
        eq(users.email, email),
        eq(users.emailVerified, false),
        isNotNull(signUps.passwordHash),
        signUpId === undefined ? undefined : eq(signUps.id, signUpId),
      ),
    )
    .orderBy(desc(signUps.createdAt))
    .limit(1)
  return chosen
}
