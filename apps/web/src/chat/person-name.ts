import type { Translate } from "../i18n/use-translation.ts"
import type { ConversationCard } from "./chat-answers.ts"

type Talk = Pick<ConversationCard, "other">

export function nameOf({ other }: Talk, t: Translate): string {
  return other.name || t("chat:gone")
}

export function firstNameOf(talk: Talk, t: Translate): string {
  return talk.other.name ? (talk.other.name.split(" ", 1)[0] ?? "") : t("chat:gone")
}
