import { fileURLToPath } from "node:url"
import { drizzle } from "drizzle-orm/node-postgres"
import { readMigrationFiles } from "drizzle-orm/migrator"
import pg from "pg"
import { seedCategories } from "./category/seed-categories.ts"
import { addressOf } from "./platform/db/address.ts"
import { applyMigrations } from "./platform/db/apply-migrations.ts"
import { refusePoolerAt } from "./platform/db/refuse-pooler.ts"
import { createBoss } from "./platform/jobs/boss.ts"
import { seedPlaces } from "./place/seed-places.ts"

const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url))
/** Any number will do, as long as every installer asks for the same lock. */
const migrationLock = 728_190_345

/** The database stopped somewhere within the migrations that the baseline took the place of. */
export class OutdatedDatabase extends Error {}

/** Brings the tables and the job queue's own schema up to date. Two servers that start at the same time queue here. */
export async function migrate(databaseUrl: string) {
  await refusePoolerAt(databaseUrl)
  const client = new pg.Client({
    ...addressOf(databaseUrl),
    application_name: "doable-migrate",
    connectionTimeoutMillis: 60_000,
  })
  // The running statement fails as well, with an explanation.
  client.on("error", () => {})
  await client.connect()
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock])
    await refuseOutdated(client)
    await applyMigrations(client, { folder: migrationsFolder })
    const db = drizzle({ client, casing: "snake_case" })
    await db.transaction(async (tx) => {
      await seedCategories(tx)
      await seedPlaces(tx)
    })
    await installJobSchema(databaseUrl)
  } finally {
    await client.end()
  }
}

/** Drizzle runs what is newer than the last thing it ran. An older database would get the baseline over its tables. */
async function refuseOutdated(client: pg.Client) {
  const { rows: tables } = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as found",
  )
  if (!tables[0]?.found) return
  const { rows } = await client.query<{ last: string | null }>(
    "select max(created_at) as last from drizzle.__drizzle_migrations",
  )
  const last = rows[0]?.last
  if (last === null || last === undefined || Number(last) >= baselineTime()) return
  throw new OutdatedDatabase(
    "This database is from before the baseline of the migrations. " +
      "Start the version that docs/decisions/0042-one-baseline.md names on it once, then start this one.",
  )
}

function baselineTime(): number {
  const [baseline] = readMigrationFiles({ migrationsFolder })
  if (!baseline) throw new Error("there are no migrations")
  return baseline.folderMillis
}

async function installJobSchema(databaseUrl: string) {
  const boss = createBoss(databaseUrl, { install: true })
  await boss.start()
  await boss.stop({ graceful: false })
}
