// What people read in a language, by the keys of the dictionaries: one story can be told in all three.
import type { Locale } from "../../packages/domain/src/locale.ts"
import { readWords } from "../../packages/words/src/read-words.ts"
import type { Translate } from "../../packages/words/src/translator.ts"

export type Say = Translate

export function wordsOf(locale: Locale): Say {
  return readWords(locale).t
}
