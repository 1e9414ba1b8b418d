import type { Locale } from "@doable/domain/locale"

/** A page in the letter's language for a phone that has never been here; where one was chosen, that one stays. */
export function pageFor(
  { locale }: { locale: Locale },
  uiUrl: string,
  path: string,
  query: Record<string, string> = {},
): URL {
  const url = new URL(path, uiUrl)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  url.searchParams.set("lang", locale)
  return url
}
