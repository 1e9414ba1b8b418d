import { mkdtemp, rm } from "node:fs/promises"
import { createConnection, createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "./drizzle.ts"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"
import { aKillableApi, uiUrl } from "../../../test/killed-api/running-api.ts"
import { createLog } from "../settings/log.ts"
import { connect } from "./client.ts"
import { listenTo } from "./listen-to.ts"
import { isDatabaseUnavailable } from "./unavailable.ts"

const world = aDatabase()

/** A process of its own: what ends it would end the test as well. */
async function anApiProcess() {
  const folder = await mkdtemp(join(tmpdir(), "doable-lost-"))
  const api = await aKillableApi(world.url, folder)
  onTestFinished(async () => {
    await api.kill()
    await rm(folder, { recursive: true, force: true })
  })
  await api.start()
  return api
}

async function aConnection() {
  const client = new pg.Client({ connectionString: world.url, application_name: "test" })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const ours = "datname = current_database() and application_name like 'doable-%'"

test("connections lost in the middle of deeds are answers of 503, and everything is taken up again", async () => {
  const api = await anApiProcess()
  const [holder, watcher] = [await aConnection(), await aConnection()]
  const count = async (what: string) =>
    (
      await watcher.query<{ found: number }>(
        `select ${what}::int as found from pg_stat_activity where ${ours}`,
      )
    ).rows[0]?.found
  const people = await Promise.all(
    Array.from({ length: 4 }, async () => signedInCookie(world.db, await aUser(world.db))),
  )
  const readAll = (cookie: string) =>
    fetch(`${api.url}/trpc/notification.markAllAsRead`, {
      method: "POST",
      headers: { cookie, origin: uiUrl, "content-type": "application/json" },
    })
  const lines = () => count("count(*) filter (where query ilike 'listen %')")
  await expect.poll(lines).toBe(3)

  await holder.query("begin; lock table notification_counts in access exclusive mode")
  const answers = Promise.all(people.map((cookie) => readAll(cookie)))
  await expect.poll(() => count("count(*) filter (where wait_event_type = 'Lock')")).toBe(people.length)
  // What a restart of PostgreSQL does to everyone who is connected.
  await count("count(pg_terminate_backend(pid))")

  for (const answer of await answers)
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"])
  expect((await fetch(`${api.url}/health/live`)).status).toBe(200)
  await holder.query("rollback")
  for (const cookie of people) expect((await readAll(cookie)).status).toBe(200)
  await expect.poll(lines).toBe(3)
})

/** A line to PostgreSQL that can be cut at a word, or held as if the network stood still. */
async function aLine() {
  const real = new URL(world.url)
  const state = { cutAt: null as string | null, isHeld: false }
  const resume: (() => void)[] = []
  const server = createServer((near) => {
    const far = createConnection(Number(real.port), real.hostname)
    for (const socket of [near, far]) socket.on("error", () => {})
    near.on("close", () => far.destroy())
    far.on("close", () => near.destroy())
    far.on("data", (bytes) => near.write(bytes))
    near.on("data", (bytes) => {
      if (state.cutAt && bytes.includes(state.cutAt)) return near.destroy()
      return state.isHeld ? void resume.push(() => far.write(bytes)) : void far.write(bytes)
    })
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  onTestFinished(() => void server.close())
  const url = new URL(world.url)
  url.port = String((server.address() as AddressInfo).port)
  const db = connect(url.href, { max: 1 })
  onTestFinished(() => db.$client.end())
  return {
    db,
    url: url.href,
    state,
    letGo: () => {
      state.isHeld = false
      for (const go of resume.splice(0)) go()
    },
  }
}

test("a connection lost at the very beginning of a transaction is not missing from the pool", async () => {
  const { db, state } = await aLine()
  state.cutAt = "begin"
  await expect(db.transaction(async () => {})).rejects.toSatisfy(isDatabaseUnavailable)
  state.cutAt = null
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test("what a stalled transaction had begun is not committed by the next one", async () => {
  const { db, state, letGo } = await aLine()
  await world.db.execute(sql`create table notes (words text)`)
  const stalled = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('never finished')`)
    state.isHeld = true
    await tx.execute(sql`select 1`)
  })
  await expect(stalled).rejects.toSatisfy(isDatabaseUnavailable)
  letGo()
  await db.transaction((tx) => tx.execute(sql`insert into notes values ('whole')`))
  expect((await world.db.execute(sql`select words from notes`)).rows).toEqual([{ words: "whole" }])
})

test("a listening connection that hangs is found out and taken up again", async () => {
  const { url, state } = await aLine()
  let listening = 0
  const heard: string[] = []
  const line = listenTo({
    databaseUrl: url,
    name: "doable-test",
    channel: "test_line",
    log: createLog("silent"),
    onListening: () => (listening += 1),
    onMessage: (payload) => heard.push(payload),
    retryMs: 10,
    beatMs: 20,
    answerMs: 200,
  })
  onTestFinished(() => line.stop())
  await expect.poll(() => line.isListening()).toBe(true)
  state.isHeld = true
  await expect.poll(() => line.isListening()).toBe(false)
  const before = listening
  state.isHeld = false
  await expect.poll(() => listening).toBeGreaterThan(before)
  // A busy machine may find the new line hanging, too, and take up another: what's said in between is lost.
  const sayAndHear = async () => {
    await world.db.execute(sql`select pg_notify('test_line', 'still there')`)
    return heard
  }
  await expect.poll(sayAndHear).toContain("still there")
})
