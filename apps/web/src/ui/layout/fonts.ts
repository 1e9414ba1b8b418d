import displayCyrillic from "../../styles/fonts/display-cyrillic.woff2?url"
import displayLatin from "../../styles/fonts/display-latin.woff2?url"
import displayRomanian from "../../styles/fonts/display-romanian.woff2?url"
import textCyrillic from "../../styles/fonts/text-cyrillic.woff2?url"
import textLatin from "../../styles/fonts/text-latin.woff2?url"
import textRomanian from "../../styles/fonts/text-romanian.woff2?url"
import type { Locale } from "@doable/domain/locale"

/** What the first screen of a language is written with; the rest comes when a letter asks for it. */
const firstScreen: Record<Locale, readonly string[]> = {
  en: [displayLatin, textLatin],
  ro: [displayLatin, textLatin, displayRomanian, textRomanian],
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
