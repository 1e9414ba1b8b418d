/** The languages of the product. The first is the fallback. */
export const locales = ["en", "ru", "ro"] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = "en"

/** Each language in its own words, for pickers. */
export const localeNames: Record<Locale, string> = { en: "English", ru: "Русский", ro: "Română" }

/** One of something for each language, in their order. */
export function perLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>
}

export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && (locales as readonly string[]).includes(value)
}

/** Unknown languages fall back to English. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale
}

/** The best of our languages for an Accept-Language header, or null when it names none of them. */
export function localeFromAcceptLanguage(header: string | null | undefined): Locale | null {
  const wanted = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part, position) => {
      const [tag = "", ...parameters] = part.trim().split(";")
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean)
      return { language: tag.toLowerCase().split("-")[0], quality: Number(quality ?? 1), position }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.position - b.position)
  // Moldovan is an old tag for Romanian that some browsers still send.
  const named = wanted.map(({ language }) => (language === "mo" ? "ro" : language))
  return named.find(isLocale) ?? null
}
