import { defaultLocale, type Locale } from "@doable/domain/locale"
import { createInstance, type i18n } from "i18next"
import { defaultNamespace, type Namespace } from "./resources.ts"

/** A namespace's words, nested as in its file. */
export interface Words {
  [key: string]: string | Words
}
export type Dictionaries = Partial<Record<Namespace, Words>>

/**
 * One instance per request on the server, one per page in the browser.
 * React escapes what it prints, so values are not escaped twice here; they are never read again for
 * placeholders or nesting.
 */
export function createI18n(locale: Locale, dictionaries: Dictionaries): i18n {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: defaultLocale,
    defaultNS: defaultNamespace,
    ns: Object.keys(dictionaries),
    resources: { [locale]: dictionaries as Record<string, Words> },
    initAsync: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    returnNull: false,
  } as Parameters<i18n["init"]>[0])
  return instance
}

/** Adds the words of a page that was opened later. */
export function addWords(instance: i18n, locale: Locale, dictionaries: Dictionaries) {
  for (const [namespace, words] of Object.entries(dictionaries)) {
    instance.addResourceBundle(locale, namespace, words, true, true)
  }
}
