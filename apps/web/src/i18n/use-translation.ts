import { createContext, use } from "react"
import type { Locale } from "@doable/domain/locale"
import type { Translate } from "@doable/words/translator"

export type { Translate } from "@doable/words/translator"

export interface Translation {
  t: Translate
  locale: Locale
  changeLocale: (locale: Locale) => Promise<void>
  /** Another language was chosen and its words are on their way. */
  isChanging: boolean
}

export const TranslationContext = createContext<Translation | null>(null)

/** The words of the page in the visitor's language: `t("shell:logIn")`. */
export function useTranslation(): Translation {
  const translation = use(TranslationContext)
  if (!translation) throw new Error("useTranslation must be used within a TranslationProvider")
  return translation
}
