import type { contactTopics } from "@doable/domain/conversation/topics"
import type { Locale } from "@doable/domain/locale"

type Topic = (typeof contactTopics)[number]

/** As the form calls them: checks/topic-words.test.ts holds both together. */
export const topicWords: Record<Locale, Record<Topic, string>> = {
  en: {
    help: "Help with a task or an offer",
    bug: "Something does not work",
    safety: "Safety",
    partnership: "Working together, press",
    privacy: "My data",
    appeal: "A decision was wrong",
    other: "Something else",
  },
  ru: {
    help: "Помощь с заданием или предложением",
    bug: "Что-то не работает",
    safety: "Безопасность",
    partnership: "Сотрудничество, пресса",
    privacy: "Мои данные",
    appeal: "Решение было ошибкой",
    other: "Другое",
  },
  ro: {
    help: "Ajutor cu o sarcină sau o ofertă",
    bug: "Ceva nu funcționează",
    safety: "Siguranță",
    partnership: "Colaborare, presă",
    privacy: "Datele mele",
    appeal: "O decizie a fost greșită",
    other: "Altceva",
  },
}
