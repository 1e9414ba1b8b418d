import type { Locale } from "@doable/domain/locale"
import type { Translate } from "@doable/words/translator"
import { characters } from "../src/i18n/characters.ts"

/** What a text about a limit of characters is filled with. */
export const ofCharacters = (t: Translate, count: number, locale: Locale = "en") => ({
  characters: characters({ t, locale }, count),
})
