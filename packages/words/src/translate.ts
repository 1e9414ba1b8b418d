import { numberFormat, pluralRules } from "./format.ts"
import type { Locale } from "@doable/domain/locale"
import { defaultNamespace, type Key, type Namespace } from "./keys.ts"

/** A namespace's words, nested as in its file. */
export interface Words {
  [key: string]: string | Words
}
export type Dictionaries = Partial<Record<Namespace, Words>>

export interface Parameters {
  /** Chooses the plural form, and is written as the language writes numbers. */
  count?: number
  [name: string]: string | number | undefined
}

/**
 * Reads the dictionaries as i18next does (namespaces, nested keys, plural suffixes, `{{name}}`), in one page of
 * code instead of a library that would weigh a tenth of every page. A test holds both against each other.
 */
export function translate(
  dictionaries: Dictionaries,
  locale: Locale,
  key: Key,
  parameters: Parameters = {},
): string {
  const [namespace, path] = splitKey(key)
  const words = dictionaries[namespace]
  const { count } = parameters
  const found =
    (count === undefined ? undefined : pluralForm(words, path, locale, count)) ?? lookUp(words, path)
  return found === undefined ? path : fillIn(found, locale, parameters)
}

export function splitKey(key: string): [Namespace, string] {
  const colon = key.indexOf(":")
  return colon < 0 ? [defaultNamespace, key] : [key.slice(0, colon) as Namespace, key.slice(colon + 1)]
}

function pluralForm(words: Words | undefined, path: string, locale: Locale, count: number) {
  const zero = count === 0 ? lookUp(words, `${path}_zero`) : undefined
  return zero ?? lookUp(words, `${path}_${pluralRules(locale).select(count)}`)
}

/** Own properties only: a key named `constructor` finds nothing. */
export function lookUp(words: Words | undefined, path: string): string | undefined {
  let place: string | Words | undefined = words
  for (const step of path.split(".")) {
    if (typeof place !== "object" || !Object.hasOwn(place, step)) return undefined
    place = place[step]
  }
  return typeof place === "string" ? place : undefined
}

/**
 * Filled in once, left to right: what a person wrote is never read again for placeholders.
 * A name that nobody gave a value stays visible, so that the walk over all pages finds it.
 * A value that ends with a full stop («2026 г.», "Vera C.") doesn't get a second one from the sentence.
 */
export function fillIn(text: string, locale: Locale, parameters: Parameters): string {
  // Most texts have none, and a page has hundreds of them.
  if (!text.includes("{{")) return text
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}(\.?)/g, (placeholder, name: string, stop: string) => {
    if (!Object.hasOwn(parameters, name)) return placeholder
    const value = parameters[name] ?? ""
    const written = name === "count" ? numberFormat(locale).format(Number(value)) : String(value)
    return written.endsWith(".") ? written : written + stop
  })
}
