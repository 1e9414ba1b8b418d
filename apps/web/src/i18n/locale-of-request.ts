import { defaultLocale, isLocale, localeFromAcceptLanguage, type Locale } from "@doable/domain/locale"

export const localeCookie = "locale"
/** The language of the email that led here: it holds only where nothing was chosen before. */
const letterLocale = "lang"
const lifetimeDays = 3650

/** The part of a request that says something about languages. */
export interface Asked {
  url: string
  headers: Pick<Headers, "get">
}

/** The address first, then the cookie, then the email that was opened, then the browser's preference, then English. */
export function localeOfRequest(request: Asked): Locale {
  return (
    chosenLocale(request) ?? localeFromAcceptLanguage(request.headers.get("accept-language")) ?? defaultLocale
  )
}

/** A choice the visitor made, as opposed to a guess from the browser's settings. */
export function chosenLocale(request: Asked): Locale | null {
  const search = new URL(request.url).searchParams
  const asked = search.get(localeCookie)
  if (isLocale(asked)) return asked
  const kept = readCookie(request.headers.get("cookie"), localeCookie)
  if (isLocale(kept)) return kept
  const written = search.get(letterLocale)
  return isLocale(written) ? written : null
}

/** Browsers cut a cookie's life at 400 days, so the same line is sent again with every visit. */
export function localeCookieLine(locale: Locale, secure: boolean): string {
  const maxAge = lifetimeDays * 24 * 60 * 60
  return `${localeCookie}=${locale}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`
}

export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=")
    if (key === name) return value.join("=")
  }
  return null
}
