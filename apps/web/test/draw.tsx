import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type { Locale } from "@doable/domain/locale"
import { baseNamespaces } from "@doable/words/keys"
import { readWords } from "@doable/words/read-words"
import { TranslationContext } from "../src/i18n/use-translation.ts"

/** The markup of a part as the server would send it, in the given language. */
export function draw(part: ReactNode, locale: Locale = "en"): string {
  const { t } = readWords(locale, baseNamespaces)
  const translation = { t, locale, changeLocale: () => Promise.resolve(), isChanging: false }
  return renderToStaticMarkup(<TranslationContext value={translation}>{part}</TranslationContext>)
}
