import { eq } from "drizzle-orm"
import type { Database } from "../platform/db/client.ts"
import { contactMessages } from "../platform/db/schema/contact-message.ts"
import { letterHtml } from "../platform/mail/letter-html.ts"
import { letterText } from "../platform/mail/letter.ts"
import { mailWords } from "../platform/mail/words/words.ts"
import { wordsIn } from "../platform/words.ts"
import type { Effect } from "../platform/outbox/effect.ts"

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
    const { linkHint, contactReceived: words } = mailWords[lang]
    const letter = {
      locale: lang,
      appName: config.appName,
      uiUrl: config.uiUrl,
      title: words.title,
      preview: words.preview,
      text: words.reason(config.appName, email, `${ticketNo}, ${name}`),
      strong: email,
      quote: { text, lang },
      action: { label: words.action, url: `${config.uiUrl}/admin?queue=messages` },
      linkHint,
      after: words.after,
      why: words.why,
    }
    await mailer.send({
      id: deliveryId,
      to: config.contactEmail,
      subject: `[${ticketNo}] ${wordsIn(lang)(`contact:topics.${topic}`)}: ${name}`,
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
    const { linkHint, contactReply: words } = mailWords[message.lang]
    const letter = {
      locale: message.lang,
      appName: config.appName,
      uiUrl: config.uiUrl,
      title: words.title,
      preview: words.preview,
      text: words.reason(config.appName, message.email, message.ticketNo),
      strong: message.ticketNo,
      quote: { text: reply.text, lang: message.lang },
      action: { label: words.action, url: `${config.uiUrl}/contact?lang=${message.lang}` },
      linkHint,
      after: words.after,
      why: words.why,
    }
    await mailer.send({
      id: deliveryId,
      to: message.email,
      subject: `[${message.ticketNo}] ${words.subject(config.appName)}`,
      text: letterText(letter),
      html: letterHtml(letter),
    })
  },
}
