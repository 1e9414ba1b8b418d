import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { applyMigrations } from "./apply-migrations.ts"

const world = aDatabase()
/** Later than all that have run in the template. */
const future = Date.parse("2100-01-01")
let written = 0

async function aClient() {
  const client = new pg.Client(world.url)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** A folder with one more migration, as drizzle-kit writes it. */
async function aFolder(...statements: string[]) {
  const folder = await mkdtemp(join(tmpdir(), "doable-apply-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, "meta"))
  written += 1
  const entry = { idx: 0, version: "7", when: future + written, tag: "0000_one", breakpoints: true }
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ version: "7", entries: [entry] }))
  await writeFile(join(folder, "0000_one.sql"), statements.join("--> statement-breakpoint\n"))
  return folder
}

const countOf = async (client: pg.Client, sql: string) => (await client.query(sql)).rowCount
const noted = "select from drizzle.__drizzle_migrations where created_at >= 4102444800000"

test("a migration that fails in the middle leaves nothing behind and is run again next time", async () => {
  const client = await aClient()
  const before = await countOf(client, noted)
  const folder = await aFolder("create table half (id int)", "create table half (id int)")
  await expect(applyMigrations(client, { folder })).rejects.toThrow("already exists")
  expect(await countOf(client, "select from pg_tables where tablename = 'half'")).toBe(0)
  expect(await countOf(client, noted)).toBe(before)
})

test("a table that is in use is waited for in short turns, and the work on it goes on in between", async () => {
  const [client, worker, other] = [await aClient(), await aClient(), await aClient()]
  await client.query("create table busy (id int)")
  await worker.query("begin")
  await worker.query("insert into busy values (1)")
  const folder = await aFolder("alter table busy add column more text")
  const applied = applyMigrations(client, { folder, lockMs: 20, pauseMs: 20, tries: 1000 })
  // Everyone would queue up behind a migration that waits; between its turns this one gets through.
  for (let turn = 0; turn < 5; turn += 1) await other.query("insert into busy values (2)")
  await worker.query("commit")
  await applied
  expect(await countOf(client, "select more from busy")).toBe(6)
})

test("it gives up after its tries, with nothing changed", async () => {
  const [client, worker] = [await aClient(), await aClient()]
  await client.query("create table held (id int)")
  await worker.query("begin")
  await worker.query("lock table held")
  const folder = await aFolder("alter table held add column more text")
  await expect(applyMigrations(client, { folder, lockMs: 10, pauseMs: 1, tries: 3 })).rejects.toThrow(
    "lock timeout",
  )
  await worker.query("rollback")
  expect(await countOf(client, "select from information_schema.columns where table_name = 'held'")).toBe(1)
})

test("an index is built beside the work; one that was cut off is built again", async () => {
  const client = await aClient()
  await client.query("create table rows (id int)")
  await client.query("insert into rows values (1), (1)")
  const build = `create unique index concurrently if not exists "rows_once" on rows (id)`
  await expect(client.query(build)).rejects.toThrow("could not create unique index")
  const valid = `select from pg_index where indexrelid = 'rows_once'::regclass and indisvalid`
  expect(await countOf(client, valid)).toBe(0)
  await client.query("delete from rows where ctid = (select max(ctid) from rows)")
  await applyMigrations(client, { folder: await aFolder(build) })
  expect(await countOf(client, valid)).toBe(1)
})
