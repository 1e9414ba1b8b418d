import { eq } from "./platform/db/drizzle.ts"
import pg from "pg"
import { describe, expect, test } from "vitest"
import { anApi, uiUrl } from "../test/api.ts"
import { aNotification, aSession, aUser, cookieOf, signedInCookie } from "../test/factories.ts"
import { sessions } from "./platform/db/schema/account.ts"
import { users } from "./platform/db/schema/user.ts"

// The time limits of the product: a test here waits for them.
const world = anApi({ patience: 1 })
const path = "/trpc/notification.getUnreadCount"

const without = (text: string) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id")

/** The same question as it is answered in front of everything, and (with a question mark) by tRPC itself. */
async function both(headers: Record<string, string>) {
  const ask = async (url: string) => {
    const response = await world.get(url, headers)
    const { date: _, ...fields } = Object.fromEntries(response.headers)
    return {
      status: response.status,
      body: without(await response.text()),
      fields: without(JSON.stringify(fields)),
    }
  }
  const [thin, ordinary] = await Promise.all([ask(path), ask(`${path}?`)])
  return { thin, ordinary }
}

test.each([
  ["from our page", { origin: uiUrl }],
  ["from another page", { origin: "https://evil.example" }],
  ["from no page", {}],
])(
  "the count %s is the same in front of tRPC and behind it, to the last byte and header",
  async (_title, given) => {
    const user = await aUser(world.db)
    const headers: Record<string, string> = { cookie: await signedInCookie(world.db, user), ...given }
    await aNotification(world.db, user)
    const before = world.logLines.length
    const { thin, ordinary } = await both(headers)
    expect(thin).toEqual(ordinary)
    expect(thin).toMatchObject({ status: 200, body: '{"result":{"data":{"count":1}}}' })
    const requests = world.logLines.slice(before).filter((line) => line.includes(path))
    expect(requests, "only one of the two was logged: it went the long way").toHaveLength(1)
  },
)

test.each([
  ["a visitor", async () => ({})],
  ["a forged cookie", async () => ({ cookie: "doable.session=abc.def" })],
  [
    "a revoked session",
    async () => {
      const session = await aSession(world.db, await aUser(world.db))
      await world.db.delete(sessions).where(eq(sessions.id, session.id))
      return { cookie: cookieOf(session) }
    },
  ],
  [
    "a session that ran out",
    async () => {
      const session = await aSession(world.db, await aUser(world.db), { expiresAt: new Date(0) })
      return { cookie: cookieOf(session) }
    },
  ],
  [
    "a deactivated person",
    async () => {
      const user = await aUser(world.db)
      const cookie = await signedInCookie(world.db, user)
      await world.db.update(users).set({ status: "deactivated" }).where(eq(users.id, user.id))
      return { cookie }
    },
  ],
])("%s is refused with the same words", async (_title, headersOf) => {
  const { thin, ordinary } = await both({ origin: uiUrl, ...(await headersOf()) })
  expect(thin).toEqual(ordinary)
  expect(thin.status).toBe(401)
  expect(thin.body).toContain('"refusal":"sign_in_needed"')
})

test("it writes nothing: a session due for renewal stays as it is", async () => {
  const day = 24 * 60 * 60 * 1000
  const session = await aSession(world.db, await aUser(world.db), {
    expiresAt: new Date(Date.now() + 2 * day),
  })
  const response = await world.get(path, { cookie: cookieOf(session), "sec-fetch-site": "same-site" })
  expect(response.headers.getSetCookie()).toEqual([])
  const [after] = await world.db.select().from(sessions).where(eq(sessions.id, session.id))
  expect(after).toEqual(session)
})

test("in a batch it is answered beside the others", async () => {
  const cookie = await signedInCookie(world.db, await aUser(world.db))
  const response = await world.get(`${path},user.getMe?batch=1`, { cookie })
  expect(await response.json()).toMatchObject([{ result: { data: { count: 0 } } }, { result: {} }])
})

test("a database that stalls is a 503 in tRPC's words, once a statement's time is over", async () => {
  const cookie = await signedInCookie(world.db, await aUser(world.db))
  const holder = new pg.Client(world.url)
  await holder.connect()
  await holder.query("begin; lock table sessions in access exclusive mode")
  const before = world.logLines.length
  const { thin, ordinary } = await both({ cookie, origin: uiUrl })
  await holder.end()
  expect(thin).toEqual(ordinary)
  expect(thin.status).toBe(503)
  const faults = world.logLines.slice(before).filter((line) => line.includes('"level":"error"'))
  expect(faults).toHaveLength(2)
  // The database's limit, or ours for its answer, half a second later.
  for (const line of faults) expect(line).toMatch(/"code":"57014"|Query read timeout/)
})

describe("asked again and again", () => {
  // The clock is stopped: on a slow machine the limit would recover while the test runs.
  const moment = new Date()
  const strict = anApi({ env: { RATE_LIMITS: "on" }, now: () => moment })

  test("it answers 429 after two minutes' worth, each session for itself, and says when to come back", async () => {
    const [busy, calm] = [await aUser(strict.db), await aUser(strict.db)]
    const cookie = await signedInCookie(strict.db, busy)
    const statuses = new Set<number>()
    let last = new Response()
    for (let asked = 0; asked < 130; asked += 1) {
      last = await strict.get(path, { cookie })
      statuses.add(last.status)
    }
    expect([...statuses]).toEqual([200, 429])
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await last.json()).toMatchObject({ error: { data: { refusal: "rate_limited" } } })
    const other = await strict.get(path, { cookie: await signedInCookie(strict.db, calm) })
    expect(other.status).toBe(200)
  })
})
