import { setTimeout as wait } from "node:timers/promises"
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator"
import type pg from "pg"

type Options = {
  folder: string
  /** Nobody waits longer than this for a table that a migration waits for. */
  lockMs?: number
  pauseMs?: number
  tries?: number
}

/**
 * Runs what is newer than the last migration that ran, each in a transaction of its own. Servers of the previous
 * version go on meanwhile: a migration that doesn't get its lock soon gives way to them and tries again, because
 * everyone else would queue up behind it. Indexes are built beside the running work, which no transaction can do.
 */
export async function applyMigrations(client: pg.Client, options: Options) {
  await client.query(`create schema if not exists drizzle`)
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at) as last from drizzle.__drizzle_migrations`,
  )
  const last = Number(rows[0]?.last ?? -1)
  for (const migration of readMigrationFiles({ migrationsFolder: options.folder }))
    if (migration.folderMillis > last) await applyPatiently(client, migration, options)
}

async function applyPatiently(client: pg.Client, migration: MigrationMeta, options: Options) {
  const { lockMs = 2_000, pauseMs = 1_000, tries = 60 } = options
  const isBeside = migration.sql.some((statement) => /\bconcurrently\b/i.test(statement))
  const run = isBeside ? runBeside : runTogether
  for (let left = tries; ; left -= 1) {
    try {
      return await run(client, migration, lockMs)
    } catch (error) {
      if (!isLocked(error) || left <= 1) throw error
      await wait(pauseMs)
    }
  }
}

async function runTogether(client: pg.Client, migration: MigrationMeta, lockMs: number) {
  await client.query("begin")
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    for (const statement of migration.sql) await client.query(statement)
    await note(client, migration)
    await client.query("commit")
  } catch (error) {
    await client.query("rollback")
    throw error
  }
}

/** Waits for as long as older transactions run, and holds up nobody. Ended in the middle, it begins again. */
async function runBeside(client: pg.Client, migration: MigrationMeta) {
  for (const statement of migration.sql) {
    const [, index] =
      /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"?(\w+)"?/i.exec(statement) ?? []
    if (index) await dropUnfinished(client, index)
    await client.query(statement)
  }
  await note(client, migration)
}

/** An index whose making was cut off is there, is written to and is never read. */
async function dropUnfinished(client: pg.Client, index: string) {
  const { rowCount } = await client.query(
    `select from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relname = $1 and c.relnamespace = current_schema()::regnamespace and not i.indisvalid`,
    [index],
  )
  if (rowCount) await client.query(`drop index concurrently "${index}"`)
}

function note(client: pg.Client, { hash, folderMillis }: MigrationMeta) {
  return client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)`, [
    hash,
    folderMillis,
  ])
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03"
}
