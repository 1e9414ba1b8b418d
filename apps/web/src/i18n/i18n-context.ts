import { isLocale, toLocale } from "@doable/domain/locale"
import { createServerFn } from "@tanstack/react-start"
import { getRequest } from "@tanstack/react-start/server"
import { localeOfRequest } from "./locale-of-request.ts"
import { dictionariesFor, isNamespace } from "./dictionaries.ts"
import { defaultNamespace, type Namespace } from "@doable/words/keys"

interface Wanted {
  namespaces: readonly Namespace[]
  /** Asked for when the visitor changes the language; else the request decides. */
  locale?: string | undefined
}

/** The internationalisation context: the visitor's language and the words of the named namespaces. */
export const fetchI18nContext = createServerFn({ method: "GET" })
  .validator((wanted: Wanted): Wanted => {
    const named: unknown = wanted?.namespaces
    if (!Array.isArray(named) || named.length > 30) throw new Error("namespaces: a list of at most 30")
    return {
      namespaces: named.filter((name): name is Namespace => typeof name === "string" && isNamespace(name)),
      locale: isLocale(wanted.locale) ? wanted.locale : undefined,
    }
  })
  .handler(({ data }) => {
    const locale = data.locale ? toLocale(data.locale) : localeOfRequest(getRequest())
    return { locale, dictionaries: dictionariesFor(locale, data.namespaces), defaultNamespace }
  })
