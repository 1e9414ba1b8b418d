import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startPostgres } from "../../../../../scripts/embedded-postgres.ts"
import { createProcessGroup } from "../../../../../scripts/process-group.ts"
import { aStandby } from "../../../test/standby.ts"
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

test("connections go to the one that takes writes, and to the standby once that has taken over", async () => {
  const first = await startPostgres({ dataDir: join(folder, "first", "data"), processes, log: () => {} })
  const second = await aStandby({ primaryUrl: first.url, folder: join(folder, "second"), processes })
  const withHosts = (...ports: number[]) =>
    addressOf(first.url.replace(new URL(first.url).host, ports.map((port) => `127.0.0.1:${port}`).join(",")))
  const pool = new pg.Pool(withHosts(second.port, first.port))
  pool.on("error", () => {})
  await pool.query("create table kept (number int)")
  await pool.query("insert into kept values (1)")
  const onlyStandby = new pg.Client(withHosts(second.port, 1))
  onlyStandby.on("error", () => {})
  await expect(onlyStandby.connect()).rejects.toThrow("only standbys answer")

  const standby = new pg.Client(second.url)
  await standby.connect()
  const rows = async () => (await standby.query<{ number: number }>("select number from kept")).rows
  await expect.poll(rows).toEqual([{ number: 1 }])
  await standby.end()
  process.kill(first.server?.pid ?? 0, "SIGQUIT")
  await first.server?.exited
  await second.promote()
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
