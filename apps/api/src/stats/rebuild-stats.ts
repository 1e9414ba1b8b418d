import { asc, eq, gt, sql } from "drizzle-orm"
import type { Database } from "../db/client.ts"
import { providerProfiles } from "../db/schema/provider.ts"
import { tasks } from "../db/schema/task.ts"
import { users } from "../db/schema/user.ts"
import { deriveColumns } from "../provider/derive-columns.ts"
import type { ProviderRow } from "../provider/lock-profile.ts"
import { readHireRate } from "../task/keep-hire-rate.ts"

/** One column of one row that told something else than the facts. */
export type Difference = { table: string; id: string; column: string; was: unknown; is: unknown }

const portion = 200
const leastUuid = "00000000-0000-0000-0000-000000000000"

/**
 * What rows tell in short, once more from what stands elsewhere. Deeds keep it right, so there should be nothing to
 * mend; row by row, each locked while it is read, so it can run beside them.
 */
export async function rebuildStats(db: Database, tell: (difference: Difference) => void): Promise<number> {
  return (await rebuildProviders(db, tell)) + (await rebuildTasks(db, tell)) + (await rebuildUsers(db, tell))
}

async function rebuildProviders(db: Database, tell: (difference: Difference) => void): Promise<number> {
  let found = 0
  for await (const id of idsOf(db, providerProfiles)) {
    found += await db.transaction(async (tx) => {
      const isIt = eq(providerProfiles.id, id)
      const [row] = await tx.select().from(providerProfiles).where(isIt).for("update")
      if (!row) return 0
      const columns = await deriveColumns(tx, row)
      const wrong = (Object.keys(columns) as (keyof typeof columns & keyof ProviderRow)[]).filter(
        (column) => JSON.stringify(row[column]) !== JSON.stringify(columns[column]),
      )
      if (wrong.length > 0) await tx.update(providerProfiles).set(columns).where(isIt)
      for (const column of wrong) {
        tell({ table: "provider_profiles", id, column, was: row[column], is: columns[column] })
      }
      return wrong.length
    })
  }
  return found
}

async function rebuildTasks(db: Database, tell: (difference: Difference) => void): Promise<number> {
  let found = 0
  for await (const id of idsOf(db, tasks)) {
    found += await db.transaction(async (tx) => {
      const isIt = eq(tasks.id, id)
      const [row] = await tx.select({ savedCount: tasks.savedCount }).from(tasks).where(isIt).for("update")
      const { rows } = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from favourites f where f.target_type = 'task' and f.target_id = ${id}`,
      )
      const is = rows[0]?.count ?? 0
      if (!row || row.savedCount === is) return 0
      await tx.update(tasks).set({ savedCount: is }).where(isIt)
      tell({ table: "tasks", id, column: "savedCount", was: row.savedCount, is })
      return 1
    })
  }
  return found
}

async function rebuildUsers(db: Database, tell: (difference: Difference) => void): Promise<number> {
  let found = 0
  for await (const id of idsOf(db, users, "")) {
    found += await db.transaction(async (tx) => {
      const isIt = eq(users.id, id)
      const [row] = await tx.select({ hireRate: users.hireRate }).from(users).where(isIt).for("update")
      const is = await readHireRate(tx, id)
      if (!row || row.hireRate === is) return 0
      await tx.update(users).set({ hireRate: is }).where(isIt)
      tell({ table: "users", id, column: "hireRate", was: row.hireRate, is })
      return 1
    })
  }
  return found
}

type Table = typeof providerProfiles | typeof tasks | typeof users

async function* idsOf(db: Database, table: Table, first = leastUuid): AsyncGenerator<string> {
  let last = first
  for (;;) {
    const rows = await db
      .select({ id: table.id })
      .from(table as typeof tasks)
      .where(gt(table.id, last))
      .orderBy(asc(table.id))
      .limit(portion)
    yield* rows.map(({ id }) => id)
    const end = rows.at(-1)
    if (!end || rows.length < portion) return
    last = end.id
  }
}
