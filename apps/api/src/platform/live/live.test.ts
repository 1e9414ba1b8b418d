import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { eq } from "../db/drizzle.ts"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { loading } from "../../../test/env.ts"
import { anApi, testEnv, uiUrl } from "../../../test/api.ts"
import { listenOn } from "../../../test/event-stream.ts"
import { aNotification, aSession, aUser, cookieOf, testSecret } from "../../../test/factories.ts"
import { connect } from "../db/client.ts"
import { notificationCounts } from "../db/schema/notification.ts"
import { users } from "../db/schema/user.ts"
import { sessions } from "../db/schema/account.ts"
import { createLog } from "../settings/log.ts"
import { changeCounts, lockCounts } from "../../notification/change-counts.ts"
import { start } from "../../start.ts"
import { createLiveHub } from "./hub.ts"

const world = anApi()

async function aPerson() {
  const user = await aUser(world.db)
  const session = await aSession(world.db, user)
  const cookie = cookieOf(session)
  /** As the pipeline does it: rows and counts under one lock, told at the commit. */
  const tell = (unread: number) =>
    world.db.transaction(async (tx) => {
      await lockCounts(tx, user.id)
      await changeCounts(tx, user.id, { total: unread, unread })
    })
  const listen = async (apiUrl = world.api.url) => {
    const stream = await listenOn(apiUrl, { cookie, origin: uiUrl })
    onTestFinished(stream.leave)
    return stream
  }
  return { user, session, cookie, tell, listen }
}

/** Another real process of the API on the same database. */
async function anotherProcess() {
  const child = spawn(process.execPath, [fileURLToPath(new URL("../../main.ts", import.meta.url))], {
    env: {
      ...loading,
      DATABASE_URL: world.url,
      AUTH_SECRET: testSecret,
      API_PORT: "0",
      NODE_ENV: "test",
      UI_URL: uiUrl,
      SERVER_URL: "http://localhost:4201",
      MAIL_DIR: world.mailDir,
    },
  })
  onTestFinished(() => void child.kill("SIGKILL"))
  const listening = Promise.withResolvers<string>()
  let output = ""
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString()
    const port = /"port":(\d+)/.exec(output)?.[1]
    if (port) listening.resolve(port)
  })
  child.once("exit", () => listening.reject(new Error(`the other process ended: ${output}`)))
  return { child, url: `http://127.0.0.1:${await listening.promise}` }
}

test("a page hears how things are, then every change, whichever process wrote it or serves it", async () => {
  const other = await anotherProcess()
  const { user, cookie, tell, listen } = await aPerson()
  await aNotification(world.db, user)
  const [here, there] = [await listen(), await listen(other.url)]
  const both = async (counts: number[]) =>
    await expect.poll(() => [here, there].map((one) => one.counts())).toEqual([counts, counts])
  await both([1])
  await tell(2)
  await both([1, 3])
  const read = await fetch(`${other.url}/trpc/notification.markAllAsRead`, {
    method: "POST",
    headers: { cookie, origin: uiUrl, "content-type": "application/json" },
  })
  expect(read.status).toBe(200)
  // The rows are one, the counts of this test were raised by hand.
  await both([1, 3, 2])
  expect(here.response.headers.get("content-type")).toBe("text/event-stream")
  expect(here.response.headers.get("access-control-allow-origin")).toBe(uiUrl)
  expect(here.response.headers.get("access-control-allow-credentials")).toBe("true")

  // Asked to stop, the process doesn't wait for its open pages, and doesn't say good-bye: they call again.
  const ended = new Promise((resolve) => other.child.once("exit", resolve))
  other.child.kill("SIGTERM")
  await there.over
  expect(there.state.isBroken, "ended by the process, not by the end of its patience").toBe(false)
  expect(await ended).toBe(0)
  expect(there.events()).not.toContain("return")
  expect(here.state.isOver).toBe(false)
})

test("nobody hears what is another's, and a rolled-back action is not heard of", async () => {
  const [ana, ion] = [await aPerson(), await aPerson()]
  const stream = await ana.listen()
  await expect.poll(stream.counts).toEqual([0])
  await ion.tell(5)
  const undone = world.db.transaction(async (tx) => {
    await lockCounts(tx, ana.user.id)
    await changeCounts(tx, ana.user.id, { total: 9, unread: 9 })
    throw new Error("refused")
  })
  await expect(undone).rejects.toThrow("refused")
  await ana.tell(1)
  await expect.poll(stream.counts).toEqual([0, 1])
})

test.each([
  [
    "the session is revoked",
    ({ session }: Awaited<ReturnType<typeof aPerson>>) =>
      world.db.delete(sessions).where(eq(sessions.id, session.id)),
  ],
  [
    "the person logs out",
    ({ cookie }: Awaited<ReturnType<typeof aPerson>>) => world.post("/api/auth/sign-out", {}, { cookie }),
  ],
  [
    "all sessions are quit",
    ({ cookie }: Awaited<ReturnType<typeof aPerson>>) =>
      world.post("/api/auth/revoke-sessions", {}, { cookie }),
  ],
])("a stream ends at once when %s", async (_title, end) => {
  const person = await aPerson()
  const stream = await person.listen()
  await expect.poll(stream.counts).toEqual([0])
  await end(person)
  await stream.over
  expect(stream.events().at(-1)).toBe("return")
})

test("whoever is nobody is refused as in any other call, with the words of the refusal", async () => {
  const stream = await listenOn(world.api.url, { origin: uiUrl })
  expect(stream.response.status).toBe(401)
  const { session, cookie } = await aPerson()
  await world.db.delete(sessions).where(eq(sessions.id, session.id))
  const revoked = await fetch(`${world.api.url}/trpc/live.onEvent`, { headers: { cookie } })
  expect(revoked.status).toBe(401)
  expect(await revoked.json()).toMatchObject({
    error: { message: "sign_in_needed", data: { refusal: "sign_in_needed", path: "live.onEvent" } },
  })
})

test("of a person's pages the ten newest are served", async () => {
  const { listen, tell } = await aPerson()
  const first = await listen()
  await expect.poll(first.counts).toEqual([0])
  const others = []
  for (let page = 0; page < 10; page += 1) others.push(await listen())
  await first.over
  await tell(1)
  for (const page of others) await expect.poll(page.counts).toContain(1)
})

test("a page that has gone leaves nothing behind", async () => {
  const hub = createLiveHub({ pool: world.db.$client, databaseUrl: world.url, log: createLog("silent") })
  onTestFinished(hub.stop)
  const { user, session } = await aPerson()
  const gone = new AbortController()
  const events = await hub.open({ userId: user.id, sessionId: session.id }, gone.signal)
  expect((await events.next()).value).toEqual({ kind: "notification", unread: 0 })
  expect(hub.count()).toBe(1)
  gone.abort()
  expect((await events.next()).done).toBe(true)
  expect(hub.count()).toBe(0)

  const away = connect("postgresql://doable@127.0.0.1:1/away")
  const lost = createLiveHub({ pool: away.$client, databaseUrl: world.url, log: createLog("silent") })
  onTestFinished(lost.stop)
  await expect(lost.open({ userId: user.id, sessionId: session.id }, undefined)).rejects.toThrow(
    "ECONNREFUSED",
  )
  expect(lost.count()).toBe(0)
})

test("what the line did not bring is found at the next beat: a count, a session that ran out, a closed account", async () => {
  const [ana, ion, eva] = [await aPerson(), await aPerson(), await aPerson()]
  const hub = createLiveHub({
    pool: world.db.$client,
    databaseUrl: world.url,
    log: createLog("silent"),
    beatMs: 100,
    perProcess: 3,
  })
  onTestFinished(hub.stop)
  const open = ({ user, session }: typeof ana) =>
    hub.open({ userId: user.id, sessionId: session.id }, undefined)
  const [a, i, e] = [await open(ana), await open(ion), await open(eva)]
  await expect(open(ana)).rejects.toThrow("streams_full")
  for (const events of [a, i, e]) expect((await events.next()).value).toMatchObject({ unread: 0 })
  // Written past the pipeline, so nobody tells it.
  await world.db.insert(notificationCounts).values({ userId: ana.user.id, total: 4, unread: 4 })
  await world.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.id, ion.session.id))
  await world.db.update(users).set({ status: "deactivated" }).where(eq(users.id, eva.user.id))
  expect((await a.next()).value).toEqual({ kind: "notification", unread: 4 })
  expect((await i.next()).done).toBe(true)
  expect((await e.next()).done).toBe(true)
})

test("a beat that looked before the line spoke brings no older number back", async () => {
  const { user, session, tell } = await aPerson()
  const { $client: real } = world.db
  const held: (() => void)[] = []
  let isHolding = false
  /** Answers that were read and are late. */
  const query = async (...given: Parameters<pg.Pool["query"]>) => {
    const answer = await real.query(...given)
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
    return answer
  }
  const hub = createLiveHub({
    pool: { query } as unknown as pg.Pool,
    databaseUrl: world.url,
    log: createLog("silent"),
    beatMs: 100,
  })
  onTestFinished(hub.stop)
  await expect.poll(hub.isListening).toBe(true)
  const events = await hub.open({ userId: user.id, sessionId: session.id }, undefined)
  expect((await events.next()).value).toEqual({ kind: "notification", unread: 0 })
  isHolding = true
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await tell(1)
  expect((await events.next()).value).toEqual({ kind: "notification", unread: 1 })
  isHolding = false
  for (const release of held) release()
  await tell(1)
  expect((await events.next()).value).toEqual({ kind: "notification", unread: 2 })
})

test("a session is over by the clock that every call goes by", async () => {
  const { user, session } = await aPerson()
  const hub = createLiveHub({
    pool: world.db.$client,
    databaseUrl: world.url,
    log: createLog("silent"),
    now: () => session.expiresAt,
  })
  onTestFinished(hub.stop)
  const later = createLiveHub({
    pool: world.db.$client,
    databaseUrl: world.url,
    log: createLog("silent"),
    now: () => new Date(session.expiresAt.getTime() + 1),
  })
  onTestFinished(later.stop)
  const open = (one: typeof hub) => one.open({ userId: user.id, sessionId: session.id }, undefined)
  expect((await (await open(hub)).next()).done).toBe(false)
  expect((await (await open(later)).next()).done).toBe(true)
})

test("what this version does not understand on the line is passed over", async () => {
  const { user, tell, listen } = await aPerson()
  const stream = await listen()
  await expect.poll(stream.counts).toEqual([0])
  for (const payload of ["", "no json", "null", `{"kind":"dance","userId":"${user.id}"}`]) {
    await world.db.$client.query("select pg_notify('live', $1)", [payload])
  }
  await tell(1)
  await expect.poll(stream.counts).toEqual([0, 1])
})

test("when the listening connection breaks, it is taken up again and nothing is lost", async () => {
  const { tell, listen } = await aPerson()
  const stream = await listen()
  await expect.poll(stream.counts).toEqual([0])
  const client = new pg.Client(world.url)
  await client.connect()
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'doable-live' and datname = current_database()",
  )
  await client.end()
  await tell(1)
  await expect.poll(stream.counts).toEqual([0, 1])
  await tell(1)
  await expect.poll(stream.counts).toEqual([0, 1, 2])
})

test("a server whose time limit is long past still speaks", async () => {
  const given = { log: createLog("silent"), patience: 5, requestTimeoutMs: 300 }
  const slow = await start(testEnv(world.url), given)
  onTestFinished(() => slow.stop())
  const { tell, listen } = await aPerson()
  let stream = await listen(slow.url)
  // Opening it within so little time may take a busy machine several tries; the others were told that it's too slow.
  while (stream.response.status === 503) stream = await listen(slow.url)
  await expect.poll(stream.counts).toEqual([0])
  const opened = performance.now()
  await expect.poll(() => performance.now() - opened).toBeGreaterThan(600)
  await tell(1)
  await expect.poll(stream.counts).toEqual([0, 1])
  expect((await fetch(`${slow.url}/health/live`)).status).toBe(200)
})
