import { expect, test } from "vitest"
import { topicWords } from "../apps/api/src/contact-message/topic-words.ts"
import { locales } from "../packages/domain/src/locale.ts"
import { read } from "./repository.ts"

// The API draws no pages and has no dictionaries of theirs: its letters say by themselves what was chosen.
test.each(locales)("letters call the topics of a message as the form does in %s", (locale) => {
  const { topics } = JSON.parse(read(`apps/web/src/i18n/locales/${locale}/contact.json`).text)
  expect(topicWords[locale]).toEqual(topics)
})
