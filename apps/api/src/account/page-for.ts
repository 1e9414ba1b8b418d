import type { Locale } from "@doable/domain/locale"

/** A page in the addressee's language: the phone on which the letter is opened may never have been here. */
export function pageFor(
  { locale }: { locale: Locale },
  uiUrl: string,
  path: string,
  query: Record<string, string> = {},
): URL {
  const url = new URL(path, uiUrl)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  url.searchParams.set("locale", locale)
  return url
}
