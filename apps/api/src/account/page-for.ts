import type { Locale } from "@doable/domain/locale"

/** Opens the page in the email's language on a device that has never been here. A language chosen before stays. */
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
