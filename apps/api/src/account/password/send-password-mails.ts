import { sendEmail } from "../../platform/mail/send-email.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import { createLink } from "../account-link.ts"
import { recipientByEmail, recipientById, inLanguage } from "../recipient.ts"
import { pageFor } from "../page-for.ts"

export const sendPasswordResetMail: Effect<"password-reset.requested"> = {
  name: "send-password-reset-mail",
  run: async (world, { email, locale, page = "/reset-password" }, deliveryId) => {
    const person = await recipientByEmail(world.db, email)
    if (!person) return
    const to = inLanguage(person, locale)
    const token = await createLink(world.db, { userId: to.id, email, purpose: "password_reset" })
    const url = pageFor(to, world.config.uiUrl, page, { token })
    await sendEmail(world, { to, name: "passwordReset", url, deliveryId })
  },
}

export const sendPasswordChangedMail: Effect<"password.changed"> = {
  name: "send-password-changed-mail",
  run: async (world, { userId }, deliveryId) => {
    const to = await recipientById(world.db, userId)
    if (!to) return
    const url = pageFor(to, world.config.uiUrl, "/forgot-password")
    await sendEmail(world, { to, name: "passwordChanged", url, deliveryId })
  },
}
