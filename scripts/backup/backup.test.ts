import { chmod, mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { aStandby } from "../../apps/api/test/standby.ts"
import { createBucket, testBucket } from "../../apps/api/test/storage/test-bucket.ts"
import { startPostgres } from "../embedded-postgres.ts"
import { createProcessGroup } from "../process-group.ts"
import { takeBaseBackup } from "./base-backup.ts"
import { followLog } from "./follow-log.ts"
import { folderPlace } from "./place.ts"
import { placesIn, type Place } from "./places.ts"
import { restoreData } from "./restore-data.ts"
import { s3Place } from "./s3-place.ts"

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

/** Only `npm run test:s3` has an S3. */
const places: [string, () => Promise<Place>][] = [
  ["a folder", async () => folderPlace(join(folder, "backup"))],
  ...(testBucket(process.env).endpoint ? [["S3", aBucket] as [string, () => Promise<Place>]] : []),
]

async function aBucket() {
  const config = testBucket(process.env)
  await createBucket(config)
  const env = {
    S3_ENDPOINT: config.endpoint,
    S3_REGION: config.region,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
  }
  return s3Place({ bucket: config.bucket, prefix: "doable/" }, env, join(folder, "waiting"))
}

test.each(places)(
  "what was written before, during and after a base backup is there again from %s, though the power went and a standby took over",
  async (title, open) => {
    const place = await open()
    const { bases, log } = placesIn(place.folder)
    const first = await start(`first ${title}`)
    await query(first.url, "create table kept (number int primary key, filler text)")
    const write = (url: string, from: number, to: number) =>
      query(url, `insert into kept select n, repeat(md5(n::text), 40) from generate_series(${from}, ${to}) n`)

    await write(first.url, 1, 1_000)
    await place.prepareLog()
    const following = await follow(first.url, log)
    const [{ bytes }] = await Promise.all([
      takeBaseBackup(first.url, join(bases, "2026-05-04T03-02-01")),
      write(first.url, 1_001, 2_000),
    ])
    expect(bytes).toBeGreaterThan(1_000_000)
    expect(await readdir(bases)).toEqual(["2026-05-04T03-02-01"])
    await place.sendBases()
    await place.sendLog()
    // More than one file of the log.
    await query(first.url, "select pg_switch_wal()")
    await write(first.url, 2_001, 3_000)
    await untilSafe(first.url)
    const standby = await aStandby({
      primaryUrl: first.url,
      folder: join(folder, `standby ${title}`),
      processes,
    })
    process.kill(first.server?.pid ?? 0, "SIGQUIT")
    await first.server?.exited
    await following.end()
    expect((await readdir(log)).length).toBeGreaterThan(1)

    await standby.promote()
    const again = await follow(standby.url, log)
    await write(standby.url, 3_001, 4_000)
    await untilSafe(standby.url)
    const [hash] = await query<{ hash: string }>(standby.url, hashOfAll)
    await standby.kill()
    await again.end()
    await place.sendLog()

    const second = join(folder, `second ${title}`, "postgres")
    const fetched = await place.fetch()
    await restoreData(processes, fetched.folder, second)
    await expect(restoreData(processes, fetched.folder, second)).rejects.toThrow("exists already")
    const restored = await start(`second ${title}`)
    expect(await query(restored.url, hashOfAll)).toEqual([hash])
    await restored.stop()
  },
)

/** It ends with the server that it follows, maybe before anyone waits for it. */
async function follow(url: string, log: string) {
  const controller = new AbortController()
  const following = followLog(url, log, controller.signal).catch(() => {})
  await expect.poll(() => countOf(url, "state = 'streaming'")).toBe("1")
  return {
    end: () => {
      controller.abort()
      return following
    },
  }
}

async function untilSafe(url: string) {
  const [written] = await query<{ lsn: string }>(url, "select pg_current_wal_flush_lsn() as lsn")
  await expect.poll(() => countOf(url, `flush_lsn >= '${written?.lsn}'::pg_lsn`)).toBe("1")
}

const countOf = async (url: string, condition: string) =>
  (
    await query<{ count: string }>(
      url,
      `select count(*) from pg_stat_replication where application_name = 'doable-backup' and ${condition}`,
    )
  )[0]?.count

const hashOfAll = "select count(*), md5(string_agg(number || filler, '' order by number)) as hash from kept"

test("a folder without a backup is refused in words", async () => {
  await expect(restoreData(processes, join(folder, "nothing"), join(folder, "third"))).rejects.toThrow(
    "There is no backup in",
  )
})
