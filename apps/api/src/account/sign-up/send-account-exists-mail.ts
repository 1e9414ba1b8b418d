import { eq } from "../../platform/db/drizzle.ts"
import { users } from "../../platform/db/schema/user.ts"
import { sendEmail } from "../../platform/mail/send-email.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import { inLanguage } from "../recipient.ts"
import { pageFor } from "../page-for.ts"

/** Tells the account's owner, and nobody else, that it exists. */
export const sendAccountExistsMail: Effect<"sign-up.repeated"> = {
  name: "send-account-exists-mail",
  run: async (world, { userId, locale }, deliveryId) => {
    const [to] = await world.db
      .select({ email: users.email, locale: users.locale, status: users.status })
      .from(users)
      .where(eq(users.id, userId))
    if (!to || to.status === "deactivated") return
    const reader = inLanguage(to, locale)
    const url = pageFor(reader, world.config.uiUrl, "/signin")
    await sendEmail(world, { to: reader, name: "accountExists", url, deliveryId })
  },
}
