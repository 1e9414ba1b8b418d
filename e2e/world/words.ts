// What people read in a language, by the keys of the dictionaries: one story can be told in all three.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Key } from "../../apps/web/src/i18n/resources.ts"
import { translate, type Dictionaries, type Parameters } from "../../apps/web/src/i18n/translate.ts"
import type { Locale } from "../../packages/domain/src/locale.ts"
import { root } from "../../scripts/env.ts"

export type Say = (key: Key, parameters?: Parameters) => string

export function wordsOf(locale: Locale): Say {
  const folder = join(root, "apps/web/src/i18n/locales", locale)
  const files = readdirSync(folder).map((file) => [
    file.replace(/\.json$/, ""),
    JSON.parse(readFileSync(join(folder, file), "utf8")) as object,
  ])
  const dictionaries = Object.fromEntries(files) as Dictionaries
  return (key, parameters) => translate(dictionaries, locale, key, parameters)
}
