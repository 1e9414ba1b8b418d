import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startPostgres } from "./embedded-postgres.ts"
import { createProcessGroup, type ProcessGroup } from "./process-group.ts"

let folder: string
/** Made by the first test: making one takes seconds. */
let dataDir: string
const log = () => {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-postgres-"))
  dataDir = join(folder, "data")
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

async function postmasterOf(dataDir: string): Promise<number> {
  return Number((await readFile(`${dataDir}/postmaster.pid`, "utf8")).split("\n")[0])
}

test("data and port survive a restart", async () => {
  const first = await startPostgres({ dataDir, log, durable: false })
  await ask(first.url, "create table notes as select 'still here' as words")
  await first.stop()
  const second = await startPostgres({ dataDir, log, durable: false })
  expect(second.port).toBe(first.port)
  expect(await ask(second.url, "select words from notes")).toEqual([{ words: "still here" }])
  expect(await ask(second.url, "show server_version_num")).toEqual([
    { server_version_num: expect.stringMatching(/^18/) },
  ])
  expect(await ask(second.url, "select lower('ȘЁ') as low")).toEqual([{ low: "șё" }])
  await second.stop()
})

test("a server that was killed starts again", async () => {
  const killed = createProcessGroup()
  await startPostgres({ dataDir, log, durable: false, processes: killed })
  process.kill(await postmasterOf(dataDir), "SIGKILL")
  await killed.stop()
  const again = await startPostgres({ dataDir, log, durable: false })
  expect(await ask(again.url, "select 1 as one")).toEqual([{ one: 1 }])
  await again.stop()
})

test("a running server is shared, and only the one who started it ends it", async () => {
  const first = await startPostgres({ dataDir, log, durable: false })
  const second = await startPostgres({ dataDir, log, durable: false })
  expect(second.url).toBe(first.url)
  await second.stop()
  expect(await ask(first.url, "select 1 as one")).toEqual([{ one: 1 }])
  await first.stop()
})

test("two first starts at once make one server, which both use", async () => {
  const dataDir = join(folder, "together")
  const start = () => startPostgres({ dataDir, log, durable: false })
  const [one, two] = await Promise.all([start(), start()])
  expect(one.url).toBe(two.url)
  expect([one, two].filter(({ server }) => server !== null)).toHaveLength(1)
  expect(await ask(two.url, "select 1 as one")).toEqual([{ one: 1 }])
  await Promise.all([one.stop(), two.stop()])
})

test("a server that does not get ready in time is ended, and the end of its log is told", async () => {
  const starting = startPostgres({ dataDir, log, durable: false, readyWithinMs: 1 })
  await expect(starting).rejects.toThrow("PostgreSQL was not ready within 0.001 s")
  await expect(readFile(`${dataDir}/postmaster.pid`)).rejects.toThrow("ENOENT")
})

test("stopping in the middle of the first start leaves nothing half-made", async () => {
  const dataDir = join(folder, "interrupted")
  const group = createProcessGroup()
  // Its files are there then, and its database isn't.
  const processes: ProcessGroup = {
    ...group,
    run: async (name, ...rest) => {
      if (name !== "initdb") await group.stop()
      return group.run(name, ...rest)
    },
  }
  const starting = startPostgres({ dataDir, log, durable: false, processes })
  await expect(starting).rejects.toThrow("being stopped")
  await expect(readFile(`${dataDir}/PG_VERSION`)).rejects.toThrow("ENOENT")
  const { url, stop } = await startPostgres({ dataDir, log, durable: false })
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }])
  await stop()
})
