import displayCyrillic from "@fontsource-variable/commissioner/files/commissioner-cyrillic-flar-normal.woff2?url"
import displayLatin from "@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2?url"
import textCyrillic from "@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url"
import textLatin from "@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url"
import type { Locale } from "@doable/domain/locale"

/** The two files that the first screen of a language is written with; the rest comes when a letter asks for it. */
const firstScreen: Record<Locale, readonly string[]> = {
  en: [displayLatin, textLatin],
  ro: [displayLatin, textLatin],
  ru: [displayCyrillic, textCyrillic],
}

export function fontPreloads(locale: Locale) {
  return firstScreen[locale].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  }))
}
