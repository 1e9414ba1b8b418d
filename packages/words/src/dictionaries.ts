import { defaultLocale, type Locale } from "@doable/domain/locale"
import type { Namespace } from "./keys.ts"
import { lookUp, splitKey, type Dictionaries, type Words } from "./translate.ts"

/** One file's words, or nothing where the language has no such file. */
export type ReadFile = (locale: Locale, namespace: Namespace) => Words | undefined

/** How a text names a button, a tab or a page, as in i18next: `Select “$t(work:report)”.` */
export const labelReference = /\$t\(([\w-]+:[\w.-]+)\)/g

/** English is laid under the wanted language here, so a page carries one language and still never shows a hole. */
export function dictionariesFrom(
  readFile: ReadFile,
  locale: Locale,
  namespaces: readonly Namespace[],
): Dictionaries {
  const label = (key: string) => {
    const [namespace, path] = splitKey(key)
    return (
      lookUp(readFile(locale, namespace), path) ?? lookUp(readFile(defaultLocale, namespace), path) ?? path
    )
  }
  return Object.fromEntries(
    namespaces.map((namespace) => [
      namespace,
      withLabels(
        withFallback(readFile(defaultLocale, namespace) ?? {}, readFile(locale, namespace) ?? {}),
        label,
      ),
    ]),
  )
}

/** Labels are put in here and not when a text is shown: a page needn't carry the words of the pages it tells about. */
function withLabels(words: Words, label: (key: string) => string): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === "string"
        ? value.replaceAll(labelReference, (_, name: string) => label(name))
        : withLabels(value, label),
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
