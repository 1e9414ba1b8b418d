import { eq } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { answer, dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aUser, signedInCookie } from "../../test/factories.ts"
import { users } from "../platform/db/schema/user.ts"

const world = anApi()
const password = "green-door-42"

async function aPerson(given: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(world.db, { password, ...given })
  return { user, cookie: await signedInCookie(world.db, user) }
}

const signIn = async ({ email }: { email: string }, tried = password) =>
  answer(await world.post("/api/auth/sign-in/email", { email, password: tried }))
const asAdmin = async (action: string, input: object) =>
  world.post(`/trpc/adminUser.${action}`, input, { cookie: (await aPerson({ role: "ADMIN" })).cookie })

/** What each API answers to this cookie. */
async function seenBy(cookie: string) {
  return {
    me: await dataOf(world.get("/trpc/user.getMe", { cookie })),
    contacts: (await world.get("/trpc/contact.getMy", { cookie })).status,
    session: await (await world.get("/api/auth/get-session", { cookie })).json(),
    sessions: (await world.get("/api/auth/list-sessions", { cookie })).status,
  }
}

test("whoever is deactivated is nobody on both APIs with the very next request, and cannot sign in", async () => {
  const { user, cookie } = await aPerson()
  const { id } = user
  expect(await seenBy(cookie)).toMatchObject({ contacts: 200, sessions: 200, me: { id } })
  const done = await asAdmin("setStatus", { id, status: "deactivated", reason: "spam" })
  expect(done.status).toBe(200)
  expect(await seenBy(cookie)).toEqual({ me: null, contacts: 401, session: null, sessions: 401 })
  // Even a session that was left behind, or that came in the same moment, opens nothing.
  const left = await signedInCookie(world.db, user)
  expect(await seenBy(left)).toEqual({ me: null, contacts: 401, session: null, sessions: 401 })
  expect(await signIn(user)).toMatchObject({ status: 403, body: { code: "ACCOUNT_DEACTIVATED" } })
  // Who doesn't know the password learns nothing about the account.
  expect((await signIn(user, "wrong")).body).toEqual((await signIn({ email: "no@example.com" })).body)
})

test("whoever is limited goes on signing in and using the account", async () => {
  const { user, cookie } = await aPerson()
  await asAdmin("setStatus", { id: user.id, status: "limited", reason: "spam" })
  expect(await seenBy(cookie)).toMatchObject({ contacts: 200, sessions: 200 })
  expect((await signIn(user)).status).toBe(200)
})

test("an administrator opens a locked sign-in, with a reason; nobody else does", async () => {
  const { user, cookie } = await aPerson()
  let last = await signIn(user, "wrong")
  for (let number = 1; last.body.code !== "ACCOUNT_LOCKED" && number < 40; number += 1) {
    // Back by twenty minutes: it counts for the lock, but nobody has to wait.
    await world.db.execute(
      `update sign_in_guards set failures = (select coalesce(jsonb_agg(jsonb_set(f, '{at}', to_jsonb((now() - interval '20 minutes')::text))), '[]') from jsonb_array_elements(failures) f)`,
    )
    last = await signIn(user, "wrong")
  }
  expect((await signIn(user)).body.code).toBe("ACCOUNT_LOCKED")
  const unlock = { id: user.id, reason: "showed us a passport" }
  expect((await world.post("/trpc/adminUser.unlock", unlock, { cookie })).status).toBe(403)
  expect((await asAdmin("unlock", { id: user.id, reason: " " })).status).toBe(400)
  expect((await asAdmin("unlock", { ...unlock, id: "nobody" })).status).toBe(404)
  expect(await dataOf(asAdmin("unlock", unlock))).toMatchObject({ id: user.id })
  expect((await signIn(user)).status).toBe(200)
  const row = (await world.db.select().from(users).where(eq(users.id, user.id)))[0]
  expect(row?.status).toBe("active")
})
