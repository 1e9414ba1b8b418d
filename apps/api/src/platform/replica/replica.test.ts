import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startPostgres } from "../../../../../scripts/embedded-postgres.ts"
import { createProcessGroup } from "../../../../../scripts/process-group.ts"
import { testEnv, uiUrl } from "../../../test/api.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"
import { aStandby } from "../../../test/standby.ts"
import { aTask } from "../../../test/task-factories.ts"
import { migrate } from "../../migrate.ts"
import { start, type Api } from "../../start.ts"
import { connect, type Database } from "../db/client.ts"
import { createLog } from "../settings/log.ts"

const processes = createProcessGroup()
let folder: string
let db: Database
let standby: Awaited<ReturnType<typeof aStandby>>
let onStandby: pg.Client
/** One that may never be too far behind, however long a machine takes over a test, and one that soon is. */
let [api, strict] = [] as unknown as [Api, Api]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-replica-"))
  const primary = await startPostgres({ dataDir: join(folder, "primary", "data"), processes, log: () => {} })
  await migrate(primary.url)
  db = connect(primary.url, { patience: 10 })
  standby = await aStandby({ primaryUrl: primary.url, folder: join(folder, "standby"), processes })
  onStandby = new pg.Client(standby.url)
  onStandby.on("error", () => {})
  await onStandby.connect()
  const aReader = (maxLag: string) => {
    const read = {
      DATABASE_REPLICA_URL: standby.url,
      DATABASE_REPLICA_MAX_LAG: maxLag,
      API_METRICS_PORT: "0",
    }
    return start(testEnv(primary.url, read), { log: createLog("silent"), patience: 5 })
  }
  api = await aReader("3600")
  strict = await aReader("1")
})
afterAll(async () => {
  await Promise.all([api.stop(), strict.stop()])
  await db.$client.end()
  await processes.stop()
  await rm(folder, { recursive: true, force: true })
})

async function titles({ cookie, by = api }: { cookie?: string; by?: Api } = {}): Promise<string[]> {
  const answer = await fetch(`${by.url}/trpc/task.getList?input=%7B%7D`, {
    headers: cookie ? { cookie } : {},
  })
  expect(answer.status).toBe(200)
  const { result } = (await answer.json()) as { result: { data: { data: { title: string }[] } } }
  return result.data.data.map(({ title }) => title)
}

async function readsFrom(source: "primary" | "replica", by = api): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${by.metricsPort}/metrics`)).text()
  return Number(new RegExp(`doable_api_list_reads_total{from="${source}"} (\\d+)`).exec(text)?.[1] ?? 0)
}

test("lists come from the replica, except for those who wrote what it doesn't have yet", async () => {
  const owner = await aUser(db)
  const ana = await signedInCookie(db, owner)
  const ion = await signedInCookie(db, await aUser(db))
  const task = await aTask(db, owner, { title: "Paint the kitchen" })
  for (const by of [api, strict]) {
    const isRead = async () => (await titles({ by })).length === 1 && (await readsFrom("replica", by)) > 0
    await expect.poll(isRead).toBe(true)
  }

  await onStandby.query("select pg_wal_replay_pause()")
  const closed = await fetch(`${api.url}/trpc/task.close`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: uiUrl, cookie: ana },
    body: JSON.stringify({ id: task.id, reasonCode: "not_needed" }),
  })
  expect(closed.status).toBe(200)
  expect(await titles({ cookie: ana })).toEqual([])
  expect(await titles()).toEqual(["Paint the kitchen"])
  expect(await titles({ cookie: ion })).toEqual(["Paint the kitchen"])
  const sitemap = async (by: Api) => (await fetch(`${by.url}/sitemaps/tasks-1.xml`)).text()
  expect(await sitemap(api)).toContain(task.id)

  // Past the longest lag, everyone is asked to the primary.
  await expect.poll(() => titles({ by: strict })).toEqual([])
  expect(await sitemap(strict)).not.toContain(task.id)

  await onStandby.query("select pg_wal_replay_resume()")
  const before = await readsFrom("replica", strict)
  const isBack = async () => {
    expect(await titles({ cookie: ana, by: strict })).toEqual([])
    return (await readsFrom("replica", strict)) > before
  }
  await expect.poll(isBack).toBe(true)
})

test("nobody notices that the replica dies", async () => {
  await expect.poll(() => titles()).toEqual([])
  const state = { isOver: false }
  const readers = Array.from({ length: 4 }, async () => {
    while (!state.isOver) expect(await titles()).toEqual([])
  })
  await standby.kill()
  await titles()
  state.isOver = true
  await Promise.all(readers)
  const primaryReads = await readsFrom("primary")
  await titles()
  expect(await readsFrom("primary")).toBe(primaryReads + 1)
})
