import { sql, type AnyPgColumn } from "./drizzle.ts"

/** A check constraint's condition: the column holds one of these words. */
export function oneOf(column: AnyPgColumn, words: readonly string[]) {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`
}
