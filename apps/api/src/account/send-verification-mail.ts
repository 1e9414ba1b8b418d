import { createEmailVerificationToken } from "better-auth/api"
import { eq } from "drizzle-orm"
import { verificationSeconds } from "../auth.ts"
import { users } from "../db/schema/user.ts"
import { sendLetter } from "../mail/send-letter.ts"
import type { Effect } from "../outbox/effect.ts"

/** The name stays out of the letter: anybody can sign up with a foreign address and a name that advertises. */
export const sendVerificationMail: Effect<"verification.requested"> = {
  name: "send-verification-mail",
  run: async (world, { userId, redirect }, deliveryId) => {
    const [to] = await world.db
      .select({ email: users.email, isVerified: users.emailVerified, locale: users.locale })
      .from(users)
      .where(eq(users.id, userId))
    if (!to || to.isVerified) return

    const { authSecret, uiUrl } = world.config
    const token = await createEmailVerificationToken(authSecret, to.email, undefined, verificationSeconds)
    const url = new URL("/verify-email", uiUrl)
    url.searchParams.set("token", token)
    if (redirect) url.searchParams.set("redirect", redirect)
    // The phone on which the letter is opened may never have been here.
    url.searchParams.set("locale", to.locale)
    await sendLetter(world, { to, name: "verification", url, deliveryId })
  },
}
