import { randomUUID } from "node:crypto"
import { sql } from "../src/platform/db/drizzle.ts"
import pg from "pg"
import { afterAll, beforeAll, inject } from "vitest"
import { connect, type Database } from "../src/platform/db/client.ts"

/** A database of this file's own, copied from the migrated template. Nothing in it needs to be cleaned up. */
export function aDatabase() {
  const name = `test_${randomUUID().replaceAll("-", "")}`
  const url = new URL(inject("databaseServer"))
  url.pathname = name
  const world = { url: url.href, db: undefined as unknown as Database }

  beforeAll(async () => {
    // Its files are copied as they are. By default PostgreSQL would write them page by page, at five times the cost.
    await onServer(`create database ${name} template doable_template strategy file_copy`)
    world.db = connect(world.url, { patience: 10 })
  })
  afterAll(async () => {
    await world.db.$client.end()
    await onServer(`drop database ${name} with (force)`)
  })
  return world
}

async function onServer(statement: string) {
  const client = new pg.Client(inject("databaseServer"))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** How many wait for a lock in this database. */
export async function waitingIn({ db }: { db: Database }): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count ?? 0
}
