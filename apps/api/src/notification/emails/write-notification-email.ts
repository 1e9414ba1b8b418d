import type { Translator } from "@doable/words/translator"
import { pageFor } from "../../account/page-for.ts"
import type { Letter } from "../../platform/mail/email.ts"
import type { EmailDetails, EmailOf, Words } from "../kinds/kind.ts"

type Said = {
  /** Of the notification. */
  words: Words
  details: EmailDetails
  why: EmailOf["why"]
  /** The unsubscribe token. */
  token: string | null
}

/** The notification's text, plus what every email about one says. */
export function writeNotificationEmail(
  { locale, t }: Translator,
  { appName, uiUrl }: { appName: string; uiUrl: string },
  { words, details, why, token }: Said,
): Letter {
  const page = (path: string, query?: Record<string, string>) => pageFor({ locale }, uiUrl, path, query).href
  return {
    locale,
    appName,
    uiUrl,
    title: words.title,
    preview: words.message,
    text: words.message,
    action: { label: words.actionText ?? t("mail:notice.open"), url: page(words.actionUrl ?? "/") },
    linkHint: t("mail:linkHint"),
    after: [],
    ...details,
    why: t(`mail:notice.why.${why}`),
    ...(token ? { stop: { label: t("mail:notice.stop"), url: page("/unsubscribe", { token }) } } : {}),
  }
}
