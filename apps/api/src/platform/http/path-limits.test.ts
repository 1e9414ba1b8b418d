import { randomUUID } from "node:crypto"
import { eq } from "../db/drizzle.ts"
import { expect, test } from "vitest"
import { answer } from "../../../test/answer.ts"
import { anApi } from "../../../test/api.ts"
import { aSession, aUser, cookieOf } from "../../../test/factories.ts"
import { rateLimits, signInGuards } from "../db/schema/account.ts"
import { authPaths } from "../../auth-routes.ts"
import { pathLimits } from "./path-limits.ts"

const world = anApi({ env: { RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1" } })

const bodies: Record<string, (number: number) => object> = {
  "/appeal": () => ({
    token: "invented",
    text: "I would like you to look at this decision once more, please.",
  }),
  "/appeal/place-file": () => ({
    token: "invented",
    originalName: "a.png",
    size: 10,
    mimeType: "image/png",
  }),
  "/appeal/read": () => ({ token: "invented" }),
  "/appeal/submit-file": () => ({ token: "invented", id: randomUUID(), purpose: "picture" }),
  "/change-email": (number) => ({ newEmail: `wish-${number}@example.com` }),
  "/confirm-email-change": () => ({ token: "invented" }),
  "/delete-user": () => ({ password: "wrong" }),
  "/request-password-reset": (number) => ({ email: `nobody-${number}@example.com` }),
  "/request-unlock": (number) => ({ email: `nobody-${number}@example.com` }),
  "/reset-password": () => ({ token: "invented", newPassword: "green-door-42" }),
  "/send-verification-email": (number) => ({ email: `nobody-${number}@example.com` }),
  "/sign-in/email": (number) => ({ email: `nobody-${number}@example.com`, password: "wrong" }),
  "/sign-up/email": (number) => ({ email: `new-${number}@example.com`, password: "green-door-42" }),
  "/two-factor/cancel-removal": () => ({ token: "invented" }),
  "/two-factor/disable": () => ({ password: "wrong" }),
  "/two-factor/enable": () => ({ password: "wrong" }),
  "/two-factor/generate-backup-codes": () => ({ password: "wrong" }),
  "/two-factor/verify-backup-code": () => ({ code: "7K3M-9PQ2" }),
  "/two-factor/verify-totp": () => ({ code: "123456" }),
  "/unlock": () => ({ token: "invented" }),
}
const [one, neighbour, other] = ["2001:db8:0:1::5", "2001:db8:0:1:ffff::6", "2001:db8:0:2::5"]

/** Each by a person of their own: what is counted per person is another story. */
function callsOf(path: string) {
  const { method } = authPaths[path] ?? { method: "GET" }
  return async (number: number, from: string) => {
    const cookie = cookieOf(await aSession(world.db, await aUser(world.db)))
    const headers = { cookie, "x-forwarded-for": from }
    // A provider's way back leads on to a page.
    return method === "GET"
      ? fetch(`${world.api.url}/api/auth${path}`, { headers, redirect: "manual" })
      : world.post(`/api/auth${path}`, bodies[path]?.(number) ?? {}, headers)
  }
}

test("every path has a limit, and no other", () => {
  expect(Object.keys(pathLimits).toSorted()).toEqual(Object.keys(authPaths).toSorted())
})

test.each(Object.keys(pathLimits))(
  "one network calls %s as often as it may, is told how long to wait, and another one still can",
  async (path) => {
    const limit = pathLimits[path] ?? { max: 0, seconds: 0 }
    const call = callsOf(path)
    expect((await call(0, one)).headers.get("retry-after") ?? "none").not.toBe(String(limit.seconds))
    // All but one of the rest are counted by hand: two hundred hashes would prove the same.
    const begun = Date.now() - 10_000
    const counted = { count: limit.max - 1, lastRequest: begun }
    await world.db
      .update(rateLimits)
      .set(counted)
      .where(eq(rateLimits.key, `2001:db8:0:1::/64|${path}`))
    expect(await (await call(1, neighbour)).text()).not.toContain("too_many_tries")

    const refused = await call(2, neighbour)
    const wait = Number(refused.headers.get("retry-after"))
    const passed = (Date.now() - begun) / 1000
    expect(wait).toBeGreaterThanOrEqual(limit.seconds - passed)
    expect(wait).toBeLessThanOrEqual(limit.seconds - 10)
    expect(await answer(refused)).toMatchObject({ status: 429, body: { code: "too_many_tries" } })
    expect(await (await call(3, other)).text()).not.toContain("too_many_tries")
  },
)

test("a window begins with its first call: calls that are allowed do not move it, nor do refused ones", async () => {
  const call = callsOf("/unlock")
  const from = "198.51.100.20"
  const key = eq(rateLimits.key, `${from}|/unlock`)
  const start = async () => (await world.db.select().from(rateLimits).where(key))[0]?.lastRequest
  await call(0, from)
  const begun = await start()
  for (let number = 1; number < 22; number += 1) await call(number, from)
  expect((await call(22, from)).status).toBe(429)
  expect(await start()).toBe(begun)
  await world.db
    .update(rateLimits)
    .set({ lastRequest: Date.now() - 3_600_001 })
    .where(key)
  expect((await call(23, from)).status).not.toBe(429)
})

test("a sign-in over the limit is not counted by the guard", async () => {
  const email = "guarded@example.com"
  const from = "198.51.100.21"
  await world.db.insert(rateLimits).values({
    id: randomUUID(),
    key: `${from}|/sign-in/email`,
    count: 10,
    lastRequest: Date.now(),
  })
  const before = (await world.db.select().from(signInGuards)).length
  const body = { email, password: "wrong" }
  expect((await world.post("/api/auth/sign-in/email", body, { "x-forwarded-for": from })).status).toBe(429)
  expect(await world.db.select().from(signInGuards)).toHaveLength(before)
})
