import type { Locale } from "@doable/domain/locale"
import { translatorIn } from "../words.ts"
import { emailHtml } from "./email-html.ts"
import { emailText } from "./email.ts"
import type { Mailer } from "./mailer.ts"
import { writeEmail, type EmailName } from "./write-email.ts"

type World = { mailer: Mailer; config: { appName: string; uiUrl: string } }
type Addressee = { email: string; locale: Locale }
type Sending = { to: Addressee; name: EmailName; url: URL; about?: string; deliveryId: string }

/** An email about the addressee's own account, in their language. The delivery's number makes it one email. */
export async function sendEmail(
  { mailer, config }: World,
  { to: { email, locale }, url, deliveryId, ...said }: Sending,
) {
  const { subject, letter } = writeEmail(translatorIn(locale), config, { ...said, email, url: url.href })
  await mailer.send({
    id: deliveryId,
    to: email,
    subject,
    text: emailText(letter),
    html: emailHtml(letter),
  })
}
