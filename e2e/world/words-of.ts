import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Locale } from "../../packages/domain/src/locale.ts"
import { root } from "../../scripts/env.ts"

type Words = { [key: string]: string | Words }

/** What a page says in a language, by the key of its dictionary: `say("contacts:type.phone")`. */
export function wordsOf(locale: Locale) {
  return (key: string, given: Record<string, string> = {}): string => {
    const [namespace = "", path = ""] = key.split(":")
    const file = join(root, "apps/web/src/i18n/locales", locale, `${namespace}.json`)
    let found: string | Words | undefined = JSON.parse(readFileSync(file, "utf8")) as Words
    for (const part of path.split(".")) found = typeof found === "object" ? found[part] : undefined
    if (typeof found !== "string") throw new Error(`${locale} has no ${key}`)
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => given[name] ?? "")
  }
}
