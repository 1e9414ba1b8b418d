// Statements of lists are put together by hand: only what is asked for is written, so that every shape gets its own plan.
import type { Words } from "./list-words.ts"

export type Bind = (value: unknown) => string

/** Values in the order of their places; the first is who looks. */
export function createValues(viewerId: string | null) {
  const values: unknown[] = [viewerId ?? ""]
  const bind: Bind = (value) => `$${values.push(value)}`
  return { values, bind }
}

export function queryOf({ words, forms, categories }: Omit<Words, "each" | "stems">, bind: Bind): string {
  return `task_query(${bind(words)}::text[], ${bind(forms)}::text[], ${bind(categories)}::text[])`
}
