import { locales, type Locale } from "@doable/domain/locale"
import type { Namespace } from "@doable/words/keys"
import { readWords } from "@doable/words/read-words"
import { expect, test } from "vitest"

const words = (locale: Locale, namespace: Namespace) =>
  readWords(locale, [namespace]).dictionaries[namespace] as Record<string, Record<string, string>>

test.each(locales)("the questions of the home page are asked as on their own page (%s)", (locale) => {
  const { title: _, all: __, ...asked } = words(locale, "home")["questions"] ?? {}
  const faq = words(locale, "questions")
  for (const [key, question] of Object.entries(asked)) expect(question).toBe(faq[key]?.["question"])
})
