import { sql, type AnyPgColumn, type SQL } from "../drizzle.ts"

/** As indexes declared with `.desc()` are sorted. A plain `desc` puts nulls first, so it can't use them, nulls or not. */
export const newestFirst = (...columns: AnyPgColumn[]): SQL[] =>
  columns.map((column) => sql`${column} desc nulls last`)
