import type { z } from "zod"
import type { AuditAction, AuditEntityType } from "@doable/domain/admin/audit-log/actions"
import type { AuditField } from "@doable/domain/admin/audit-log/fields"
import type { Resources } from "@doable/words/keys"
import type { Database } from "../db/client.ts"
import type { CsvValue } from "./csv.ts"

type Parts = AsyncIterable<readonly (readonly CsvValue[])[]>

/** A field that has a heading in the dictionaries. */
export type CsvColumn = keyof Resources["csv"]

type CsvListOf<Filter> = {
  /** What the audit log calls the taking. */
  action: AuditAction
  entityType: AuditEntityType
  filter: z.ZodType<Filter>
  columns: readonly CsvColumn[]
  /** In parts, each read by its key: neither the database nor this process ever holds the whole. */
  parts: (world: CsvWorld, filter: Filter) => Parts
}

/** A list that administrators may take along. */
export type CsvList = Pick<CsvListOf<unknown>, "action" | "entityType" | "columns"> & {
  /** Null when what was given is no filter of this list. */
  read: (given: unknown) => { filter: Record<string, unknown>; parts: (world: CsvWorld) => Parts } | null
}

type Unnamed<Filter> = string extends keyof Filter ? never : Exclude<keyof Filter, AuditField | "q">
/** The audit log records the filters, so each has a named field. */
type Named<Filter> = [Unnamed<Filter>] extends [never] ? unknown : { unnamedFields: Unnamed<Filter> }

export function csvList<Filter extends Record<string, unknown>>(
  list: CsvListOf<Filter> & Named<Filter>,
): CsvList {
  const { action, entityType, columns } = list
  const read: CsvList["read"] = (given) => {
    const parsed = list.filter.safeParse(given)
    if (!parsed.success) return null
    return { filter: parsed.data, parts: (world) => list.parts(world, parsed.data) }
  }
  return { action, entityType, columns, read }
}

export type CsvWorld = { db: Database; now: () => Date }

export const rowsPerPart = 1000

/** Reads in parts: `read` gets the last key it returned, and returns the next. */
export async function* partsByKey<Key>(
  read: (after: Key | null) => Promise<{ rows: readonly (readonly CsvValue[])[]; last: Key | null }>,
) {
  let after: Key | null = null
  for (;;) {
    const { rows, last } = await read(after)
    if (rows.length > 0) yield rows
    if (rows.length < rowsPerPart || last === null) return
    after = last
  }
}
