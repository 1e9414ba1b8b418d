import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aSession, aUser, cookieOf } from "../../../test/factories.ts"
import { sessions } from "../../platform/db/schema/account.ts"
import { renewSession } from "./renew-session.ts"

const world = anApi()
const day = 24 * 60 * 60 * 1000
const fromBrowser = { "sec-fetch-site": "same-site" }
const inDays = (days: number) => new Date(Date.now() + days * day)

async function sessionThatEndsIn(days: number, startedDaysAgo = 0) {
  const given = { expiresAt: inDays(days), createdAt: inDays(-startedDaysAgo) }
  const session = await aSession(world.db, await aUser(world.db), given)
  const endsAt = async () =>
    (await world.db.select().from(sessions).where(eq(sessions.id, session.id)))[0]?.expiresAt.getTime() ?? 0
  const ask = (headers: Record<string, string>, more = "") =>
    world.get("/trpc/user.getMe", { cookie: cookieOf(session) + more, ...headers })
  return { session, endsAt, ask }
}

test("a session in use for more than a day is renewed, in the database and in the browser", async () => {
  const { endsAt, ask, session } = await sessionThatEndsIn(3)
  const cookie = (await ask(fromBrowser)).headers.get("set-cookie")
  expect(cookie).toBe(`${cookieOf(session)}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`)
  expect(await endsAt()).toBeGreaterThan(inDays(6.9).getTime())
})

test("a fresh session is left alone", async () => {
  const { endsAt, ask, session } = await sessionThatEndsIn(6.5)
  expect((await ask(fromBrowser)).headers.get("set-cookie")).toBeNull()
  expect(await endsAt()).toBe(session.expiresAt.getTime())
})

test("however much it is used, a session ends thirty days after the login", async () => {
  const { endsAt, ask, session } = await sessionThatEndsIn(1, 27)
  expect((await ask(fromBrowser)).headers.get("set-cookie")).not.toBeNull()
  expect(await endsAt()).toBe(session.createdAt.getTime() + 30 * day)
  expect((await ask(fromBrowser)).headers.get("set-cookie")).toBeNull()
  expect(await endsAt()).toBe(session.createdAt.getTime() + 30 * day)
})

test("asking the library for the session renews it within the same bounds", async () => {
  const { endsAt, session } = await sessionThatEndsIn(1, 27)
  const answer = await world.get("/api/auth/get-session", { cookie: cookieOf(session), ...fromBrowser })
  expect(answer.headers.get("set-cookie")).toContain("Max-Age=604800")
  expect(await answer.json()).toMatchObject({ session: { id: session.id, token: session.id } })
  expect(await endsAt()).toBe(session.createdAt.getTime() + 30 * day)
})

test("server rendering renews nothing, because the browser would not get the cookie", async () => {
  const { endsAt, ask, session } = await sessionThatEndsIn(3)
  expect((await ask({})).headers.get("set-cookie")).toBeNull()
  expect(await endsAt()).toBe(session.expiresAt.getTime())
})

test("someone who asked not to be remembered is not renewed", async () => {
  const { endsAt, ask, session } = await sessionThatEndsIn(0.5)
  await ask(fromBrowser, "; doable.dont_remember=true.x")
  expect(await endsAt()).toBe(session.expiresAt.getTime())
})

test("of many renewals at once one writes, and a revoked session stays dead", async () => {
  const { session } = await sessionThatEndsIn(2)
  const renew = () => renewSession(world.db, session.token, new Date())
  const results = await Promise.all(Array.from({ length: 5 }, renew))
  expect(results.filter(Boolean)).toHaveLength(1)
  await world.db.delete(sessions).where(eq(sessions.id, session.id))
  expect(await renew()).toBe(false)
})
