import { asc, eq, gt, sql } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { users } from "../platform/db/schema/user.ts"
import { deriveColumns } from "../provider/derive-columns.ts"
import type { ProviderRow } from "../provider/lock-profile.ts"
import { readClientStats } from "../deal/recompute-client-stats.ts"
import { readProviderStats } from "../provider/recompute-provider-stats.ts"
import { readHireRate } from "../deal/recompute-hire-rate.ts"

/** One column of one row that told something else than the facts. */
export type Difference = { table: string; id: string; column: string; was: unknown; is: unknown }

const portion = 200
const leastUuid = "00000000-0000-0000-0000-000000000000"

/**
 * What rows tell in short, once more from what stands elsewhere. Commands keep it right, so there should be nothing to
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
      const figures = await readProviderStats(tx, row.userId)
      const columns = { ...figures, ...(await deriveColumns(tx, { ...row, ...figures })) }
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
      const { savedCount, offerCount, questionCount } = tasks
      const told = { savedCount, offerCount, questionCount }
      const [row] = await tx.select(told).from(tasks).where(isIt).for("update")
      const { rows } = await tx.execute<{ [Column in keyof typeof told]: number }>(sql`
        select (select count(*)::int from favourites f where f.target_type = 'task' and f.target_id = ${id}) as "savedCount",
          (select count(*)::int from task_offers o
            where o.task_id = ${id} and o.status in ('active', 'stale')) as "offerCount",
          (select count(*)::int from task_questions q
            where q.task_id = ${id} and not q.is_hidden and q.deleted_at is null) as "questionCount"`)
      const [facts] = rows
      if (!row || !facts) return 0
      const wrong = (Object.keys(told) as (keyof typeof told)[]).filter(
        (column) => row[column] !== facts[column],
      )
      if (wrong.length > 0) await tx.update(tasks).set(facts).where(isIt)
      for (const column of wrong) tell({ table: "tasks", id, column, was: row[column], is: facts[column] })
      return wrong.length
    })
  }
  return found
}

async function rebuildUsers(db: Database, tell: (difference: Difference) => void): Promise<number> {
  let found = 0
  for await (const id of idsOf(db, users, "")) {
    found += await db.transaction(async (tx) => {
      const isIt = eq(users.id, id)
      const { hireRate, ratingSum, ratingCount, hiredCount, calledOffCount } = users
      const told = { hireRate, ratingSum, ratingCount, hiredCount, calledOffCount }
      const [row] = await tx.select(told).from(users).where(isIt).for("update")
      if (!row) return 0
      const facts = { hireRate: await readHireRate(tx, id), ...(await readClientStats(tx, id)) }
      const wrong = (Object.keys(told) as (keyof typeof told)[]).filter(
        (column) => row[column] !== facts[column],
      )
      if (wrong.length > 0) await tx.update(users).set(facts).where(isIt)
      for (const column of wrong) tell({ table: "users", id, column, was: row[column], is: facts[column] })
      return wrong.length
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
