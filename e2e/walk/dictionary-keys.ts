import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../scripts/env.ts"

const folder = join(root, "packages/words/en")

/** A page that lacks words shows what it asked for, and it asks without the plural's ending. */
const pluralForm = /_(zero|one|two|few|many|other)$/

/** The paths of all dictionary keys, which is what a page shows where words are missing. */
export function dictionaryKeys(): ReadonlySet<string> {
  return new Set(
    readdirSync(folder).flatMap((file) =>
      paths(JSON.parse(readFileSync(join(folder, file), "utf8")) as object),
    ),
  )
}

function paths(words: object, before = ""): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? paths(value, `${before}${key}.`)
      : [`${before}${key.replace(pluralForm, "")}`],
  )
}
