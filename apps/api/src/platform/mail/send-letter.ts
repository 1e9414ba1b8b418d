import type { Locale } from "@doable/domain/locale"
import { letterHtml } from "./letter-html.ts"
import { letterText } from "./letter.ts"
import type { Mailer } from "./mailer.ts"
import { mailWords, type LetterName } from "./words/words.ts"

type World = { mailer: Mailer; config: { appName: string; uiUrl: string } }
type Addressee = { email: string; locale: Locale }
type Sending = {
  to: Addressee
  name: LetterName
  url: URL
  /** What only this letter can say: another address, the circumstances. */
  about?: string
  deliveryId: string
}

/** A letter about the addressee's own account, in their language. The delivery's number makes it one letter. */
export async function sendLetter(
  { mailer, config: { appName, uiUrl } }: World,
  { to, name, url, about = "", deliveryId }: Sending,
) {
  const { linkHint, [name]: words } = mailWords[to.locale]
  const letter = {
    locale: to.locale,
    appName,
    uiUrl,
    title: words.title,
    preview: words.preview,
    text: words.reason(appName, to.email, about),
    strong: to.email,
    action: { label: words.action, url: url.href },
    linkHint,
    after: words.after,
    why: words.why,
  }
  await mailer.send({
    id: deliveryId,
    to: to.email,
    subject: words.subject(appName),
    text: letterText(letter),
    html: letterHtml(letter),
  })
}
