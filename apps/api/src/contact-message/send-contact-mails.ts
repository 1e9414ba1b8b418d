import { eq } from "drizzle-orm"
import type { Database } from "../platform/db/client.ts"
import { contactMessages } from "../platform/db/schema/contact-message.ts"
import { letterHtml } from "../platform/mail/letter-html.ts"
import { letterText } from "../platform/mail/letter.ts"
import { writeLetter } from "../platform/mail/write-letter.ts"
import type { Effect } from "../platform/outbox/effect.ts"
import { translatorIn } from "../platform/words.ts"

async function messageById(db: Database, id: string) {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return message
}

/** To the mailbox of the team, if the installation names one. The queue of administrators has it either way. */
export const sendContactMessageMail: Effect<"contact-message.received"> = {
  name: "send-contact-message-mail",
  run: async ({ db, mailer, config }, { messageId }, deliveryId) => {
    const message = await messageById(db, messageId)
    if (!config.contactEmail || !message) return
    const { ticketNo, topic, name, email, text, lang } = message
    const translator = translatorIn(lang)
    const written = writeLetter(translator, config, {
      name: "contactReceived",
      email,
      about: `${ticketNo}, ${name}`,
      url: `${config.uiUrl}/admin?queue=messages`,
    })
    const letter = { ...written.letter, quote: { text, lang } }
    await mailer.send({
      id: deliveryId,
      to: config.contactEmail,
      subject: `[${ticketNo}] ${translator.t(`contact:topics.${topic}`)}: ${name}`,
      text: letterText(letter),
      html: letterHtml(letter),
    })
  },
}

/** In the language in which the message was written. */
export const sendContactReplyMail: Effect<"contact-message.replied"> = {
  name: "send-contact-reply-mail",
  run: async ({ db, mailer, config }, { messageId, place }, deliveryId) => {
    const message = await messageById(db, messageId)
    const reply = message?.replies[place]
    if (!message || !reply) return
    const { ticketNo, email, lang } = message
    const written = writeLetter(translatorIn(lang), config, {
      name: "contactReply",
      email,
      about: ticketNo,
      url: `${config.uiUrl}/contact?lang=${lang}`,
    })
    const letter = { ...written.letter, strong: ticketNo, quote: { text: reply.text, lang } }
    await mailer.send({
      id: deliveryId,
      to: email,
      subject: `[${ticketNo}] ${written.subject}`,
      text: letterText(letter),
      html: letterHtml(letter),
    })
  },
}
