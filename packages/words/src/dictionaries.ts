import { defaultLocale, type Locale } from "@doable/domain/locale"
import type { Namespace } from "./keys.ts"
import type { Dictionaries, Words } from "./translate.ts"

/** One file's words, or nothing where the language has no such file. */
export type ReadFile = (locale: Locale, namespace: Namespace) => Words | undefined

/** English is laid under the wanted language here, so a page carries one language and still never shows a hole. */
export function dictionariesFrom(
  readFile: ReadFile,
  locale: Locale,
  namespaces: readonly Namespace[],
): Dictionaries {
  return Object.fromEntries(
    namespaces.map((namespace) => [
      namespace,
      withFallback(readFile(defaultLocale, namespace) ?? {}, readFile(locale, namespace) ?? {}),
    ]),
  )
}

/** Plural forms differ between languages, so English ones are taken only where the key has no form at all. */
export function withFallback(fallback: Words, words: Words): Words {
  const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "")
  const present = new Set(Object.keys(words).map(stem))
  const missing = Object.entries(fallback).filter(([key]) => !present.has(stem(key)))
  const merged = Object.entries(words).map(([key, value]): [string, string | Words] => {
    const below = fallback[key]
    return [key, typeof value === "object" && typeof below === "object" ? withFallback(below, value) : value]
  })
  return Object.fromEntries([...missing, ...merged])
}
