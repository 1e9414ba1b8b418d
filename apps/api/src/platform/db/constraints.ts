import { sql, text, uuid, type AnyPgColumn } from "./drizzle.ts"

/** A check constraint's condition: the column holds one of these words. */
export function oneOf(column: AnyPgColumn, words: readonly string[]) {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`
}

type Actions = { onDelete: "cascade" | "set null" }

/** A reference that's always there, to a row whose id is a uuid. */
export const uuidOf = (column: () => AnyPgColumn, actions?: Actions) =>
  uuid().notNull().references(column, actions)

/** The same for an id that is text: a person's, or a place's. */
export const textOf = (column: () => AnyPgColumn, actions?: Actions) =>
  text().notNull().references(column, actions)
