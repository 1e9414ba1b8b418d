import { contentPayload, type ContentPayload } from "@doable/domain/content/input"

const inLanguages = (en: object, ru: object, ro: object) => ({ en, ru, ro })

/** An article that can be published. */
export const articlePayload = (given: object = {}): ContentPayload =>
  contentPayload.parse({
    section: "before",
    texts: inLanguages(
      { title: "Moving day", body: "Ask early." },
      { title: "День переезда", body: "Спросите заранее." },
      { title: "Ziua mutării", body: "Întreabă din timp." },
    ),
    ...given,
  })

export const announcementPayload = (given: object = {}): ContentPayload =>
  contentPayload.parse({
    texts: inLanguages(
      { body: "Back at ten." },
      { body: "Вернёмся в десять." },
      { body: "Revenim la zece." },
    ),
    ...given,
  })
