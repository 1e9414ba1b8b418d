import type { Translate } from "../i18n/use-translation.ts"
import type { ConversationCard } from "../session/answers/chat-answers.ts"

type Talk = Pick<ConversationCard, "other">

/** Nobody in particular answers for the team. A name is optional, and deleted with the account. */
export function nameOf({ other }: Talk, t: Translate): string {
  if (other.id === null) return t("chat:team")
  return other.name || t(other.isDeleted ? "chat:gone" : "chat:nameless")
}

/** What they talk about, in one line. */
export function aboutOf({ task, topic, isTaskHidden }: ConversationCard, t: Translate): string | null {
  if (topic) return t(`contact:topics.${topic}`)
  return isTaskHidden ? t("chat:hiddenTask") : (task?.title ?? null)
}

export function firstNameOf(talk: Talk, t: Translate): string {
  return talk.other.name ? (talk.other.name.split(" ", 1)[0] ?? "") : nameOf(talk, t)
}
