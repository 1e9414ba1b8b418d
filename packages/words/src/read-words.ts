// The dictionaries as they lie on disk, for servers, scripts and tests. The browser gets each page's share.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { defaultLocale, type Locale } from "@doable/domain/locale"
import { dictionariesFrom } from "./dictionaries.ts"
import type { Namespace } from "./keys.ts"
import { createTranslator, type Translator } from "./translator.ts"
import type { Words } from "./translate.ts"

const folder = join(import.meta.dirname, "..")

export const allNamespaces = readdirSync(join(folder, defaultLocale)).map((file) =>
  file.slice(0, -".json".length),
) as Namespace[]

function readFile(locale: Locale, namespace: Namespace): Words | undefined {
  const path = join(folder, locale, `${namespace}.json`)
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Words) : undefined
}

/** Every call reads the files: keep what it answers. */
export function readWords(locale: Locale, namespaces: readonly Namespace[] = allNamespaces): Translator {
  return createTranslator(locale, dictionariesFrom(readFile, locale, namespaces))
}
