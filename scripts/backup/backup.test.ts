import { chmod, mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startPostgres } from "../embedded-postgres.ts"
import { createProcessGroup } from "../process-group.ts"
import { takeBaseBackup } from "./base-backup.ts"
import { followLog } from "./follow-log.ts"
import { placesIn } from "./places.ts"
import { restoreData } from "./restore-data.ts"

let folder: string
const processes = createProcessGroup()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-backup-"))
  // As root, PostgreSQL then runs as another account without any right of root's.
  await chmod(folder, 0o755)
})
afterAll(async () => {
  await processes.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = (name: string) =>
  startPostgres({ dataDir: join(folder, name, "postgres"), processes, log: () => {} })

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client(url)
  client.on("error", () => {})
  await client.connect()
  return (await client.query<T>(text).finally(() => client.end())).rows
}

test("what was written before, during and after a base backup is there again, though the power went", async () => {
  const backup = join(folder, "backup")
  const { bases, log } = placesIn(backup)
  const first = await start("first")
  await query(first.url, "create table kept (number int primary key, filler text)")
  const write = (from: number, to: number) =>
    query(
      first.url,
      `insert into kept select n, repeat(md5(n::text), 40) from generate_series(${from}, ${to}) n`,
    )

  await write(1, 1_000)
  const end = new AbortController()
  // It ends with the server that it follows, maybe before anyone waits for it.
  const following = followLog(first.url, log, end.signal).catch(() => {})
  const isFollowed = async () =>
    (
      await query<{ count: string }>(
        first.url,
        "select count(*) from pg_stat_replication where state = 'streaming'",
      )
    )[0]?.count === "1"
  await expect.poll(isFollowed).toBe(true)
  const [{ bytes }] = await Promise.all([takeBaseBackup(first.url, join(bases, "1")), write(1_001, 2_000)])
  expect(bytes).toBeGreaterThan(1_000_000)
  expect(await readdir(bases)).toEqual(["1"])
  // More than one file of the log.
  await write(2_001, 20_000)
  const [hash] = await query<{ hash: string }>(first.url, hashOfAll)
  const [written] = await query<{ lsn: string }>(first.url, "select pg_current_wal_flush_lsn() as lsn")
  const isSafe = async () => {
    const text = `select count(*) from pg_stat_replication where flush_lsn >= '${written?.lsn}'::pg_lsn`
    return (await query<{ count: string }>(first.url, text))[0]?.count === "1"
  }
  await expect.poll(isSafe).toBe(true)
  process.kill(first.server?.pid ?? 0, "SIGQUIT")
  await first.server?.exited
  end.abort()
  await following
  expect((await readdir(log)).length).toBeGreaterThan(1)

  const second = join(folder, "second", "postgres")
  await restoreData(processes, backup, second)
  await expect(restoreData(processes, backup, second)).rejects.toThrow("exists already")
  const restored = await start("second")
  expect(await query(restored.url, hashOfAll)).toEqual([hash])
  await restored.stop()
})

const hashOfAll = "select count(*), md5(string_agg(number || filler, '' order by number)) as hash from kept"

test("a folder without a backup is refused in words", async () => {
  await expect(restoreData(processes, join(folder, "nothing"), join(folder, "third"))).rejects.toThrow(
    "There is no backup in",
  )
})
