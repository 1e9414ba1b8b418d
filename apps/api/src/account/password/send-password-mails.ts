import { and, eq } from "../../platform/db/drizzle.ts"
import type { Database } from "../../platform/db/client.ts"
import { users } from "../../platform/db/schema/user.ts"
import { sendEmail } from "../../platform/mail/send-email.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import { recipientByEmail, recipientById, inLanguage } from "../recipient.ts"
import { pageFor } from "../page-for.ts"
import { endReset, endResets } from "../reset-tokens.ts"

export const sendPasswordResetMail: Effect<"password-reset.requested"> = {
  name: "send-password-reset-mail",
  run: async (world, { email, locale, page = "/reset-password" }, deliveryId) => {
    const person = await recipientByEmail(world.db, email)
    if (!person) return
    const to = inLanguage(person, locale)
    const token = await world.newResetToken(email)
    if (!token || !(await isNewest(world.db, { userId: to.id, email, token }))) return
    const url = pageFor(to, world.config.uiUrl, page, { token })
    await sendEmail(world, { to, name: "passwordReset", url, deliveryId })
  },
}

export const sendPasswordChangedMail: Effect<"password.changed"> = {
  name: "send-password-changed-mail",
  run: async (world, { userId, isFirst }, deliveryId) => {
    const to = await recipientById(world.db, userId)
    if (!to) return
    const url = pageFor(to, world.config.uiUrl, "/forgot-password")
    await sendEmail(world, { to, name: isFirst ? "passwordSet" : "passwordChanged", url, deliveryId })
  },
}

/**
 * The person's older links end with it. If the address has changed since the library was asked, this one ends, and
 * others stay: one may be of the letter that gives the former address back.
 */
function isNewest(db: Database, { userId, email, token }: { userId: string; email: string; token: string }) {
  return db.transaction(async (tx) => {
    const isTheirs = and(eq(users.id, userId), eq(users.email, email))
    const found = await tx.select({ id: users.id }).from(users).where(isTheirs).for("no key update")
    if (found.length > 0) await endResets(tx, userId, token)
    else await endReset(tx, token)
    return found.length > 0
  })
}
