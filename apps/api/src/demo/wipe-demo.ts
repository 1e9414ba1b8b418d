import { sql } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import type { Storage } from "../platform/storage/storage.ts"

/** Whether anyone else works with this database: a product that runs would go on with what is gone. */
export async function isInUse(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ others: number }>(sql`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
  return (rows[0]?.others ?? 0) > 0
}

/** Everything: tables, jobs and files. What only grows (the audit log) goes with its table. */
export async function wipeDemo(db: Database, storage: Storage): Promise<void> {
  for (const schema of ["public", "drizzle", "pgboss"]) {
    await db.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`)
  }
  await db.execute(sql`create schema public`)
  for await (const keys of storage.keptBefore(new Date())) {
    for (const key of keys) await storage.remove(key)
  }
  // The tables that come next are another installation, and may mark the storage as theirs.
  await storage.removeOwner()
}
