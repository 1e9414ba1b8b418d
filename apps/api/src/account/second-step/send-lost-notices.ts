import { eq } from "../../platform/db/drizzle.ts"
import { contacts } from "../../platform/db/schema/contact.ts"
import { secondStepRemovals } from "../../platform/db/schema/account.ts"
import { sendEmail } from "../../platform/mail/send-email.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import { wordsIn } from "../../platform/words.ts"
import { pageFor } from "../page-for.ts"
import { recipientById } from "../recipient.ts"
import { keepToken } from "./keep-token.ts"

/** One notice for the account's address, and one for each contact. */
export const sendSecondStepLost: Effect<"second-step.lost"> = {
  name: "send-second-step-lost",
  run: async (world, { removalId, userId, contactId }, deliveryId) => {
    const { db, config } = world
    const person = await recipientById(db, userId)
    const [waiting] = await db.select().from(secondStepRemovals).where(eq(secondStepRemovals.id, removalId))
    if (!person || !waiting) return
    const [contact] = contactId ? await db.select().from(contacts).where(eq(contacts.id, contactId)) : []
    if (contactId && (!contact || contact.value === person.email)) return
    const url = pageFor(person, config.uiUrl, "/keep-second-step", {
      token: keepToken(config.authSecret, removalId),
    })
    if (contact?.type === "phone") {
      const text = wordsIn(person.locale)("sms:secondStepLost", { appName: config.appName, url: url.href })
      await world.sms.send({ id: deliveryId, to: contact.value, text })
      return
    }
    const to = { ...person, email: contact?.value ?? person.email }
    await sendEmail(world, { to, name: "secondStepLost", url, deliveryId })
  },
}
