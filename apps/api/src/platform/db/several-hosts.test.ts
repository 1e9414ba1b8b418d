import { appendFile, mkdtemp, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { takeBaseBackup } from "../../../../../scripts/backup/base-backup.ts"
import { placesIn } from "../../../../../scripts/backup/places.ts"
import { restoreData } from "../../../../../scripts/backup/restore-data.ts"
import { startPostgres } from "../../../../../scripts/embedded-postgres.ts"
import { freePort } from "../../../../../scripts/ports.ts"
import { createProcessGroup } from "../../../../../scripts/process-group.ts"
import { addressOf } from "./address.ts"

let folder: string
const processes = createProcessGroup()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-hosts-"))
})
afterAll(async () => {
  await processes.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A real one: made from a base backup, it follows the first until it is told to take over. */
async function aStandby(primary: { url: string }) {
  const dataDir = join(folder, "standby", "postgres")
  await takeBaseBackup(primary.url, join(placesIn(folder).bases, "1"))
  await restoreData(processes, folder, dataDir)
  await rename(join(dataDir, "recovery.signal"), join(dataDir, "standby.signal"))
  const port = await freePort()
  const connection = JSON.stringify({ port, password: new URL(primary.url).password, startedBy: 0 })
  await writeFile(join(dataDir, "connection.json"), connection)
  await appendFile(join(dataDir, "postgresql.auto.conf"), `primary_conninfo = '${primary.url}'\n`)
  const isFollowing = Promise.withResolvers<void>()
  const starting = startPostgres({
    dataDir,
    port,
    processes,
    log: (line) => {
      if (line.includes("started streaming")) isFollowing.resolve()
    },
  })
  await isFollowing.promise
  return { port, promoted: starting }
}

test("connections go to the one that takes writes, and to the standby once that has taken over", async () => {
  const primary = await startPostgres({
    dataDir: join(folder, "first", "postgres"),
    processes,
    log: () => {},
  })
  const { port, promoted } = await aStandby(primary)
  const url = new URL(primary.url)
  const several = primary.url.replace(url.host, `127.0.0.1:${port},127.0.0.1:${url.port}`)
  const pool = new pg.Pool({ ...addressOf(several), connectionTimeoutMillis: 10_000 })
  pool.on("error", () => {})
  await pool.query("create table kept (number int)")
  await pool.query("insert into kept values (1)")
  const onlyStandby = primary.url.replace(url.host, `127.0.0.1:${port},127.0.0.1:1`)
  const none = new pg.Client(addressOf(onlyStandby))
  none.on("error", () => {})
  await expect(none.connect()).rejects.toThrow("only standbys answer")

  const standby = new pg.Client(primary.url.replace(url.host, `127.0.0.1:${port}`))
  await standby.connect()
  const rows = async () => (await standby.query<{ number: number }>("select number from kept")).rows
  await expect.poll(rows).toEqual([{ number: 1 }])
  process.kill(primary.server?.pid ?? 0, "SIGQUIT")
  await primary.server?.exited
  await standby.query("select pg_promote()")
  await standby.end()
  await promoted
  const write = () =>
    pool.query("insert into kept values (2)").then(
      () => true,
      () => false,
    )
  await expect.poll(write).toBe(true)
  const { rows: kept } = await pool.query("select number from kept order by number")
  expect(kept).toEqual([{ number: 1 }, { number: 2 }])
  await pool.end()
})
