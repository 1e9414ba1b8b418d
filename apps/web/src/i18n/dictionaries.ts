// All words of all languages. Only the server imports this; a page gets its own share.
import { defaultLocale, locales, type Locale } from "@doable/domain/locale"
import type { Namespace } from "./resources.ts"
import type { Dictionaries, Words } from "./translate.ts"

const files = import.meta.glob<Words>("./locales/*/*.json", { eager: true, import: "default" })

const all = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.startsWith(`./locales/${locale}/`))
        .map(([path, words]) => [path.slice(`./locales/${locale}/`.length, -".json".length), words]),
    ),
  ]),
) as Record<Locale, Record<string, Words>>

export function isNamespace(value: string): value is Namespace {
  return Object.hasOwn(all[defaultLocale], value)
}

/** English is laid under the wanted language here, so a page carries one language and still never shows a hole. */
export function dictionariesFor(locale: Locale, namespaces: readonly Namespace[]): Dictionaries {
  return Object.fromEntries(
    namespaces.map((namespace) => [
      namespace,
      withFallback(all[defaultLocale][namespace] ?? {}, all[locale][namespace] ?? {}),
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
