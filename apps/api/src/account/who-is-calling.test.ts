import { eq } from "../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { uiUrl } from "../../test/api.ts"
import { aDatabase } from "../../test/database.ts"
import { aSession, aUser, cookieOf, testSecret } from "../../test/factories.ts"
import { createAuth } from "../auth.ts"
import type { Database } from "../platform/db/client.ts"
import { sessions } from "../platform/db/schema/account.ts"
import { users } from "../platform/db/schema/user.ts"
import { createLog } from "../platform/settings/log.ts"
import { cookiesOf, signToken } from "./session-cookie.ts"
import { whoIsCalling } from "./who-is-calling.ts"

const world = aDatabase()

/** Both answers to "who sent this cookie": the library's and ours. */
async function bothAnswers(db: Database, cookie: string | null) {
  const auth = createAuth(db, createLog("silent"), {
    serverUrl: "http://localhost:4201",
    uiUrl,
    appName: "Doable",
    secret: testSecret,
  })
  // Ours first: the library deletes an expired session when it meets one.
  const ours = await whoIsCalling(db.$client, {
    cookies: cookie,
    cookieName: cookiesOf({ serverUrl: "http://localhost" }).names.session,
    secret: testSecret,
    now: new Date(),
  })
  const headers = new Headers(cookie === null ? {} : { cookie })
  const library = await auth.api.getSession({ headers })
  return { ours: ours?.user ?? null, library: library?.user ?? null }
}

async function aSignedInUser(db: Database) {
  const user = await aUser(db)
  const session = await aSession(db, user)
  return { user, session, cookie: cookieOf(session) }
}

type Case = { title: string; isSomeone: boolean; cookie: (db: Database) => Promise<string | null> }

const cases: Case[] = [
  { title: "a valid session", isSomeone: true, cookie: async (db) => (await aSignedInUser(db)).cookie },
  {
    title: "a valid session among other cookies",
    isSomeone: true,
    cookie: async (db) => `locale=ro; ${(await aSignedInUser(db)).cookie}; theme=dark`,
  },
  {
    title: "two session cookies: the first counts",
    isSomeone: true,
    cookie: async (db) => `${(await aSignedInUser(db)).cookie}; ${cookieOf({ token: "unknown" })}`,
  },
  {
    title: "a quoted cookie",
    isSomeone: true,
    cookie: async (db) => (await aSignedInUser(db)).cookie.replace(/=(.*)$/, '="$1"'),
  },
  {
    title: "a limited user",
    isSomeone: true,
    cookie: async (db) => cookieOf(await aSession(db, await aUser(db, { status: "limited" }))),
  },
  { title: "no cookie", isSomeone: false, cookie: async () => null },
  { title: "an empty cookie", isSomeone: false, cookie: async () => "doable.session=" },
  {
    title: "an expired session",
    isSomeone: false,
    cookie: async (db) =>
      cookieOf(await aSession(db, await aUser(db), { expiresAt: new Date(Date.now() - 1000) })),
  },
  {
    title: "a revoked session",
    isSomeone: false,
    cookie: async (db) => {
      const { session, cookie } = await aSignedInUser(db)
      await db.delete(sessions).where(eq(sessions.id, session.id))
      return cookie
    },
  },
  {
    title: "a forged signature",
    isSomeone: false,
    cookie: async (db) => {
      const { session } = await aSignedInUser(db)
      const other = decodeURIComponent(signToken("another-token", testSecret)).split(".")[1]
      return `doable.session=${encodeURIComponent(`${session.token}.${other}`)}`
    },
  },
  {
    title: "no signature",
    isSomeone: false,
    cookie: async (db) => `doable.session=${(await aSignedInUser(db)).session.token}`,
  },
  {
    title: "a signature by another secret",
    isSomeone: false,
    cookie: async (db) => cookieOf((await aSignedInUser(db)).session, "another-secret-another-secret-12"),
  },
  {
    title: "a deactivated user",
    isSomeone: false,
    cookie: async (db) => {
      const { user, cookie } = await aSignedInUser(db)
      await db.update(users).set({ status: "deactivated" }).where(eq(users.id, user.id))
      return cookie
    },
  },
]

describe("who is calling", () => {
  test.each(cases)("$title: the same answer as better-auth's", async ({ cookie, isSomeone }) => {
    const { ours, library } = await bothAnswers(world.db, await cookie(world.db))
    expect(ours !== null).toBe(isSomeone)
    expect(ours?.id).toBe(library?.id)
  })

  test("a signed token with a NUL byte is nobody, not a database error", async () => {
    const cookie = cookieOf({ token: "a\0b" })
    const names = { cookieName: "doable.session", secret: testSecret, now: new Date() }
    expect(await whoIsCalling(world.db.$client, { cookies: cookie, ...names })).toBeNull()
  })

  test("the answer has the fields that actions ask for and no others, dates as ISO text", async () => {
    const { user, cookie } = await aSignedInUser(world.db)
    const { ours } = await bothAnswers(world.db, cookie)
    const { id, name, email, image, role, status, accountType, locale, twoFactorEnabled } = user
    const [createdAt, updatedAt] = [user.createdAt.toISOString(), user.updatedAt.toISOString()]
    const fields = { id, name, email, image, role, status, accountType, locale, twoFactorEnabled }
    expect(ours).toEqual({ ...fields, createdAt, updatedAt })
  })
})
