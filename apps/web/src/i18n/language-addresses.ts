import { defaultLocale, locales, type Locale } from "@doable/domain/locale"

interface Page {
  uiUrl: string
  pathname: string
  search: object
  /** Which parts of the search make another page of it. */
  kept?: readonly string[] | undefined
}

/**
 * One page has three addresses: the plain one is English by default, the others name their language. Each is canonical
 * for its language.
 */
export function languageAddresses(page: Page, locale: Locale) {
  return [
    { rel: "canonical", href: addressIn(page, locale) },
    ...locales.map((one) => ({ rel: "alternate", hrefLang: one, href: addressIn(page, one) })),
    { rel: "alternate", hrefLang: "x-default", href: addressIn(page, defaultLocale) },
  ]
}

function addressIn({ uiUrl, pathname, search, kept = [] }: Page, locale: Locale): string {
  const values = search as Record<string, unknown>
  const named = kept.flatMap((key) => (typeof values[key] === "string" ? [[key, values[key]]] : []))
  if (locale !== defaultLocale) named.push(["locale", locale])
  const query = new URLSearchParams(named as [string, string][]).toString()
  const path = pathname.replace(/\/+$/, "")
  return `${uiUrl}${path || "/"}${query && `?${query}`}`
}
