import { readFileSync } from "node:fs"
import { join } from "node:path"
import { locales } from "@doable/domain/locale"
import { expect, test } from "vitest"

const words = (locale: string, namespace: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../i18n/locales/${locale}/${namespace}.json`), "utf8"),
  ) as Record<string, Record<string, string>>

test.each(locales)("the questions of the home page are asked as on their own page (%s)", (locale) => {
  const { title: _, all: __, ...asked } = words(locale, "home")["questions"] ?? {}
  const faq = words(locale, "faq")
  for (const [key, question] of Object.entries(asked)) expect(question).toBe(faq[key]?.["question"])
})
