// The words that pages have for their scripts, as files whose names change with their content. Only the server and the
// build use this.
import { createHash } from "node:crypto"
import type { Locale } from "@doable/domain/locale"
import { baseNamespaces, type Namespace } from "@doable/words/keys"
import { dictionariesFor } from "./dictionaries.ts"

export interface WordFile {
  address: string
  names: readonly Namespace[]
  text: string
}

const made = new Map<string, WordFile>()

/** What every page needs, and what this one declares: the first is in the browser when the second page comes. */
export function wordFiles(locale: Locale, declared: readonly Namespace[]): WordFile[] {
  const own = [...new Set(declared)].filter((name) => !baseNamespaces.includes(name))
  return [baseNamespaces, own].filter((names) => names.length > 0).map((names) => wordFile(locale, names))
}

function wordFile(locale: Locale, names: readonly Namespace[]): WordFile {
  const key = [locale, ...names].join(" ")
  const known = made.get(key)
  if (known) return known
  const text = `export default ${JSON.stringify(dictionariesFor(locale, names))}`
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8)
  const file = { address: `/assets/words-${hash}.js`, names, text }
  made.set(key, file)
  return file
}
