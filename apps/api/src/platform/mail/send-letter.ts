import type { Locale } from "@doable/domain/locale"
import { translatorIn } from "../words.ts"
import { letterHtml } from "./letter-html.ts"
import { letterText } from "./letter.ts"
import type { Mailer } from "./mailer.ts"
import { writeLetter, type LetterName } from "./write-letter.ts"

type World = { mailer: Mailer; config: { appName: string; uiUrl: string } }
type Addressee = { email: string; locale: Locale }
type Sending = { to: Addressee; name: LetterName; url: URL; about?: string; deliveryId: string }

/** A letter about the addressee's own account, in their language. The delivery's number makes it one letter. */
export async function sendLetter(
  { mailer, config }: World,
  { to: { email, locale }, url, deliveryId, ...said }: Sending,
) {
  const { subject, letter } = writeLetter(translatorIn(locale), config, { ...said, email, url: url.href })
  await mailer.send({
    id: deliveryId,
    to: email,
    subject,
    text: letterText(letter),
    html: letterHtml(letter),
  })
}
