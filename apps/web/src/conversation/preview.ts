import type { Locale } from "@doable/domain/locale"
import type { Translate } from "../i18n/use-translation.ts"
import type { ConversationCard } from "../session/answers/chat-answers.ts"
import { systemWords } from "./system-words.ts"

type Say = { t: Translate; locale: Locale }

/** The last thing that was said, in one line. */
export function previewOf(card: ConversationCard, say: Say): string {
  const { t } = say
  const { last } = card
  if (!last) return ""
  if (last.system) return systemWords(last.system, card, say).title
  if (last.isDeleted) return t("chat:deleted")
  const text = last.text || (last.fileCount > 0 ? t("chat:files", { count: last.fileCount }) : "")
  return last.isMine ? t("chat:you", { text }) : text
}

/** The language of what the other one wrote; our own words have the page's. */
export function previewLang({ last }: ConversationCard): string | undefined {
  const isTheirs = last?.text && !last.system && !last.isDeleted && !last.isMine
  return isTheirs ? (last.lang ?? "") : undefined
}
