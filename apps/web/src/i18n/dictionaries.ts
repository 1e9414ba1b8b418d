// All words of all languages. Only the server imports this; a page gets its own share.
import { defaultLocale, type Locale } from "@doable/domain/locale"
import { dictionariesFrom } from "@doable/words/dictionaries"
import type { Namespace } from "@doable/words/keys"
import type { Dictionaries, Words } from "@doable/words/translate"

const folder = "../../../../packages/words"
const files = import.meta.glob<Words>("../../../../packages/words/*/*.json", {
  eager: true,
  import: "default",
})
const read = (locale: Locale, namespace: string) => files[`${folder}/${locale}/${namespace}.json`]

export function isNamespace(value: string): value is Namespace {
  return read(defaultLocale, value) !== undefined
}

const whole = new Map<string, Dictionaries>()

/** Each file is laid over the English one once, not for every page. */
export function dictionariesFor(locale: Locale, namespaces: readonly Namespace[]): Dictionaries {
  const each = namespaces.map((namespace) => {
    const key = `${locale} ${namespace}`
    const words = whole.get(key) ?? dictionariesFrom(read, locale, [namespace])
    whole.set(key, words)
    return words
  })
  return Object.assign({}, ...each) as Dictionaries
}
