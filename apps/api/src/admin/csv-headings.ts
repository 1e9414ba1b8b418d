import { toLocale } from "@doable/domain/locale"
import type { CsvColumn } from "../platform/csv/csv-list.ts"
import { wordsIn } from "../platform/words.ts"

/**
 * Headings as people read them, in the reader's language. In English a field keeps its own name, which
 * programs rely on.
 */
export function csvHeadings(columns: readonly CsvColumn[], lang: string | null): string[] {
  const t = wordsIn(toLocale(lang))
  return columns.map((column) => t(`csv:${column}`))
}
