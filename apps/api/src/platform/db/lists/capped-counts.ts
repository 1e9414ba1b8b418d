import { sql, type SQL } from "../drizzle.ts"
import { z } from "zod"
import type { Database } from "../client.ts"

/** As far as it was counted. */
export const cappedCount = z.object({ count: z.int().nonnegative(), isMore: z.boolean() })
export type CappedCount = z.infer<typeof cappedCount>

export const cappedAt = (countedTo: number, found: number): CappedCount => ({
  count: Math.min(found, countedTo),
  isMore: found > countedTo,
})

/**
 * How many rows each of these selects gives, by one statement. Their order has to be that of an index: then no more
 * is read than is counted, however long the table is.
 */
export async function cappedCounts<Name extends string>(
  db: Database,
  selects: Record<Name, SQL>,
  countedTo: number,
): Promise<Record<Name, CappedCount>> {
  const { rows } = await db.execute<Record<string, number>>(countingOf(selects, countedTo))
  const counted = Object.entries(rows[0] ?? {}).map(([name, found]) => [name, cappedAt(countedTo, found)])
  return Object.fromEntries(counted) as Record<Name, CappedCount>
}

export function countingOf(selects: Record<string, SQL>, countedTo: number): SQL {
  const columns = Object.entries(selects).map(
    ([name, select]) => sql`
      (select count(*)::int from (${select} limit ${countedTo + 1}) counted) as ${sql.identifier(name)}`,
  )
  return sql`select ${sql.join(columns, sql`, `)}`
}
