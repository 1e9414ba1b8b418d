import { readFileSync } from "node:fs"
import { join } from "node:path"
import { articleKeys, faqGroups, releases } from "@doable/domain/content/shipped"
import { locales, type Locale } from "@doable/domain/locale"
import { expect, test } from "vitest"
import type { Namespace } from "@doable/words/keys"
import { readWords } from "@doable/words/read-words"
import type { Words } from "@doable/words/translate"
import { figures } from "@doable/words/figures"
import { parseProse, type Span } from "./parse-prose.ts"

const texts = ["about", "articles", "changelog", "contact", "faq", "privacy", "questions", "terms"] as const
const source = join(import.meta.dirname, "../..")

const wordsOf = (locale: Locale, namespace: Namespace) =>
  readWords(locale, [namespace]).dictionaries[namespace] as Words

const sentences = (words: string | Words): string[] =>
  typeof words === "string" ? [words] : Object.values(words).flatMap(sentences)

const all = locales.flatMap((locale) =>
  texts.flatMap((namespace) =>
    sentences(wordsOf(locale, namespace)).map((text) => ({ locale, namespace, text })),
  ),
)

const spansOf = (text: string): Span[] =>
  parseProse(text).flatMap((block) => (block.kind === "text" ? block.spans : block.items.flat()))

test("every link in the texts leads to a page, and to a place that is on it", () => {
  const tree = readFileSync(join(source, "routeTree.gen.ts"), "utf8")
  const routes = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? ""
  const places: Record<string, readonly string[]> = {
    "/help": ["ranking", "forbidden", "clocks"],
    "/faq": Object.values(faqGroups).flat(),
  }
  const articles: readonly string[] = articleKeys
  const dead = all.flatMap(({ locale, namespace, text }) =>
    spansOf(text)
      .filter(({ to }) => to !== undefined)
      .filter(
        ({ to = "", read, hash }) =>
          !routes.includes(`'${to}'`) ||
          (hash && !places[to]?.includes(hash)) ||
          (read && (to !== "/help" || !articles.includes(read))),
      )
      .map((span) => `${locale} ${namespace}: ${span.to}?${span.read ?? ""}#${span.hash ?? ""}`),
  )
  expect(dead).toEqual([])
})

test("what looks like a link is one", () => {
  const broken = all.flatMap(({ locale, text }) =>
    spansOf(text)
      .filter((span) => /\]\(|\[/.test(span.text))
      .map((span) => `${locale}: ${span.text}`),
  )
  expect(broken).toEqual([])
})

test("the rules know every figure that the texts name", () => {
  const known = [
    ...Object.keys(figures(readWords("en", ["content"]), "Doable")),
    "characters",
    "count",
    "email",
    "number",
    "version",
    "when",
  ]
  const named = all.flatMap(({ text }) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name))
  expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([])
})

test.each([
  ["en", "72 hours", "60 minutes"],
  ["ru", "72 часа", "60 минут"],
  ["ro", "72 de ore", "60 de minute"],
] as const)("figures are said as in %s", (locale, stale, grace) => {
  expect(figures(readWords(locale, ["content"]), "Doable")).toMatchObject({ stale, grace })
})

test("there are more than 25 questions, and each stands in one group", () => {
  const keys = Object.values(faqGroups).flat()
  expect(keys.length).toBeGreaterThanOrEqual(25)
  expect(keys.toSorted()).toEqual(Object.keys(wordsOf("en", "questions")).toSorted())
})

test("every line of a version is shown in one place", () => {
  for (const { key, added, improved, fixed } of releases) {
    const { title: _, ...lines } = wordsOf("en", "changelog")[key] as Words
    expect([...added, ...improved, ...fixed].toSorted()).toEqual(Object.keys(lines).toSorted())
  }
})
