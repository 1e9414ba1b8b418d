import type { Locale } from "@doable/domain/locale"
import type { Key, Namespace } from "./keys.ts"
import { translate, type Dictionaries, type Parameters } from "./translate.ts"

export type Translate = (key: Key, parameters?: Parameters) => string

/** The language of a page and the words it has so far: one per request on the server, one per page in the browser. */
export interface Translator {
  readonly locale: Locale
  readonly dictionaries: Dictionaries
  t: Translate
  has: (namespace: Namespace) => boolean
  knows: (key: string) => key is Key
  /** Adds words; words of another language replace all that were here. */
  add: (locale: Locale, dictionaries: Dictionaries) => void
}

export function createTranslator(locale: Locale, dictionaries: Dictionaries = {}): Translator {
  let current = { locale, dictionaries }
  return {
    get locale() {
      return current.locale
    },
    get dictionaries() {
      return current.dictionaries
    },
    t: (key, parameters) => translate(current.dictionaries, current.locale, key, parameters),
    has: (namespace) => Object.hasOwn(current.dictionaries, namespace),
    knows: (key): key is Key =>
      translate(current.dictionaries, current.locale, key as Key) !== key.split(":").at(-1),
    add: (next, more) => {
      const kept = next === current.locale ? current.dictionaries : {}
      current = { locale: next, dictionaries: { ...kept, ...more } }
    },
  }
}
