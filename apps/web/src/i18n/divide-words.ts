import type { Locale } from "@doable/domain/locale"
import type { Namespace } from "@doable/words/keys"
import type { Dictionaries } from "@doable/words/translate"
import { wordFiles } from "./word-files.ts"

/** The page's words for its scripts. */
export interface WordsOfPage {
  /** The same for everyone, so browsers keep them. */
  files: string[]
  /** What the files hold, in case they're gone. */
  names: Namespace[]
  /** What the page has beyond what its address declares. */
  others: Dictionaries
}

export interface Present {
  locale: Locale
  dictionaries: Dictionaries
  declared: readonly Namespace[]
}

/** A page whose words didn't all come has none of the files that would hold more. */
export function divideWords({ locale, dictionaries, declared }: Present, hasFiles: boolean): WordsOfPage {
  const isHere = (name: string) => Object.hasOwn(dictionaries, name)
  const files = (hasFiles ? wordFiles(locale, declared) : []).filter(({ names }) => names.every(isHere))
  const names = files.flatMap((file) => file.names)
  const others = Object.entries(dictionaries).filter(([name]) => !names.includes(name as Namespace))
  return { files: files.map(({ address }) => address), names, others: Object.fromEntries(others) }
}
