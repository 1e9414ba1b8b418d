import type { NotificationGroup } from "@doable/domain/notification/groups"
import type { Key } from "@doable/words/keys"
import type { Translator } from "@doable/words/translator"
import { pageFor } from "../../account/page-for.ts"
import type { Letter } from "../../platform/mail/email.ts"
import type { EmailDetails, EmailOf, Words } from "../kinds/kind.ts"

type Said = {
  /** Of the notification. */
  words: Words
  details: EmailDetails
  why: EmailOf["why"]
  /** The unsubscribe token, and what it stops: a group, or one alert alone. */
  stop: { token: string; about: NotificationGroup | "alert" } | null
}

/** The notification's text, plus what every email about one says. */
export function writeNotificationEmail(
  { locale, t }: Translator,
  { appName, uiUrl }: { appName: string; uiUrl: string },
  { words, details: { rows = [], action, frequency, ...details }, why, stop }: Said,
): Letter {
  const page = (path: string, query?: Record<string, string>) => pageFor({ locale }, uiUrl, path, query).href
  const choicesOf = ({ token, about }: NonNullable<Said["stop"]>) => {
    const linkTo = (key: Key, path: string, query?: Record<string, string>) => ({
      label: t(key),
      url: page(path, query),
    })
    const settings = linkTo("mail:notice.settings", "/account?section=sending")
    if (about !== "alert") return [linkTo("mail:notice.stop", "/unsubscribe", { token, about }), settings]
    const isFrequent = frequency !== undefined && frequency !== "daily"
    const daily = { token, about, state: "askDaily" }
    return [
      linkTo("mail:notice.stopAlert", "/unsubscribe", { token, about }),
      ...(isFrequent ? [linkTo("mail:notice.daily", "/unsubscribe", daily)] : []),
      settings,
    ]
  }
  return {
    locale,
    appName,
    uiUrl,
    title: words.title,
    preview: words.message,
    text: words.message,
    action: {
      label: action?.label ?? words.actionText ?? t("mail:notice.open"),
      url: page(action?.path ?? words.actionUrl ?? "/"),
    },
    linkHint: t("mail:linkHint"),
    after: [],
    ...details,
    rows: rows.map(({ path, ...row }) => ({ ...row, url: page(path) })),
    why: t(`mail:notice.why.${why}`, frequency && { frequency: t(`alerts:frequency.${frequency}`) }),
    ...(stop ? { choices: choicesOf(stop) } : {}),
  }
}
