import { eq } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { contactMessages } from "../platform/db/schema/contact-message.ts"
import { emailHtml } from "../platform/mail/email-html.ts"
import { emailText } from "../platform/mail/email.ts"
import { writeEmail } from "../platform/mail/write-email.ts"
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
    const written = writeEmail(translator, config, {
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
      text: emailText(letter),
      html: emailHtml(letter),
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
    const written = writeEmail(translatorIn(lang), config, {
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
      text: emailText(letter),
      html: emailHtml(letter),
    })
  },
}
