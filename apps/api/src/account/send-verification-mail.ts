import { createEmailVerificationToken } from "better-auth/api"
import { eq } from "drizzle-orm"
import { verificationSeconds } from "../auth.ts"
import { users } from "../db/schema/user.ts"
import { letterHtml, letterText } from "../mail/letter.ts"
import { mailWords } from "../mail/words/words.ts"
import type { Effect } from "../outbox/effect.ts"

/** The name stays out of the letter: anybody can sign up with a foreign address and a name that advertises. */
export const sendVerificationMail: Effect<"verification.requested"> = {
  name: "send-verification-mail",
  run: async ({ db, mailer, config }, { userId }, deliveryId) => {
    const [user] = await db
      .select({ email: users.email, isVerified: users.emailVerified, locale: users.locale })
      .from(users)
      .where(eq(users.id, userId))
    if (!user || user.isVerified) return

    const token = await createEmailVerificationToken(
      config.authSecret,
      user.email,
      undefined,
      verificationSeconds,
    )
    const url = new URL("/verify-email", config.uiUrl)
    url.searchParams.set("token", token)
    const words = mailWords[user.locale].verification
    const letter = {
      locale: user.locale,
      appName: config.appName,
      before: [words.greeting, words.reason(config.appName)],
      action: { label: words.action, url: url.href },
      after: [words.validity, words.ignore],
    }
    await mailer.send({
      id: deliveryId,
      to: user.email,
      subject: words.subject(config.appName),
      text: letterText(letter),
      html: letterHtml(letter),
    })
  },
}
