import { fileURLToPath } from "node:url"
import { drizzle } from "drizzle-orm/node-postgres"
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator"
import pg from "pg"
import { plantCategories } from "./category/plant-categories.ts"
import { createBoss } from "./platform/jobs/boss.ts"
import { plantPlaces } from "./place/plant-places.ts"

const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url))
/** Any number will do, as long as every installer asks for the same lock. */
const migrationLock = 728_190_345

/** Brings the tables and the job queue's own schema up to date. Two servers that start at once queue here. */
export async function migrate(databaseUrl: string) {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: "doable-migrate",
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock])
    const db = drizzle({ client, casing: "snake_case" })
    await applyMigrations(db, { migrationsFolder })
    await db.transaction(async (tx) => {
      await plantCategories(tx)
      await plantPlaces(tx)
    })
    await installJobSchema(databaseUrl)
  } finally {
    await client.end()
  }
}

async function installJobSchema(databaseUrl: string) {
  const boss = createBoss(databaseUrl, { install: true })
  await boss.start()
  await boss.stop({ graceful: false })
}
