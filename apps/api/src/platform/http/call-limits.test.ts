import { describe, expect, test } from "vitest"
import { anApi, uiUrl } from "../../../test/api.ts"
import { answer } from "../../../test/answer.ts"
import { aUser, signedInCookie } from "../../../test/factories.ts"
import { createCallLimits } from "./call-limits.ts"

describe("calls in a minute", () => {
  const ana = { userId: "ana" }

  test("are answered up to the limit, at once or spread, and then again as time passes", () => {
    let at = 0
    const take = createCallLimits({ perMinute: 60, now: () => at })
    expect(Array.from({ length: 60 }, () => take(ana)).every((wait) => wait === 0)).toBe(true)
    expect(take(ana)).toBe(1)
    at += 1_000
    expect([take(ana), take(ana)]).toEqual([0, 1])
    at += 60_000
    expect(Array.from({ length: 61 }, () => take(ana)).filter((wait) => wait > 0)).toHaveLength(1)
  })

  test("are answered at once after a clock was put back", () => {
    let at = 10_000_000
    const take = createCallLimits({ perMinute: 2, now: () => at })
    while (take(ana) === 0);
    at = 0
    expect([take(ana), take(ana), take(ana)]).toEqual([0, 0, 30])
  })

  test("are counted for each person and each network apart, and a network has more of them", () => {
    const take = createCallLimits({ perMinute: 2, now: () => 0 })
    const until = (who: Parameters<typeof take>[0]) => {
      let calls = 0
      while (take(who) === 0) calls += 1
      return calls
    }
    expect([until(ana), until({ userId: "ion" })]).toEqual([2, 2])
    expect([until({ network: "192.0.2.1" }), until({ network: "192.0.2.2" })]).toEqual([8, 8])
    expect(take({ userId: "ana" })).toBe(30)
  })
})

describe("the door of the API", () => {
  const limited = { RATE_LIMITS: "on", CALLS_PER_MINUTE: "6", TRUSTED_PROXIES: "127.0.0.1" }
  // The clock is stopped: on a slow machine the limit would recover while the test runs.
  const moment = new Date()
  const world = anApi({ env: limited, now: () => moment })

  test("says when to come again, to one person and not to another; the count of the bell is never limited", async () => {
    const [ana, ion] = [await aUser(world.db), await aUser(world.db)]
    const cookies = { ana: await signedInCookie(world.db, ana), ion: await signedInCookie(world.db, ion) }
    const ask = (cookie: string) =>
      world.get("/trpc/contact.getMy", { cookie, "x-forwarded-for": "192.0.2.7" })
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await ask(cookies.ana)).status))
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 6 }, () => 200), 429, 429])
    const refused = await ask(cookies.ana)
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    const { body } = await answer(refused)
    expect(body.error?.data).toMatchObject({ refusal: "rate_limited", retryAfterSec: expect.any(Number) })
    expect((await ask(cookies.ion)).status).toBe(200)
    const bell = () => world.get("/trpc/notification.getUnreadCount", { cookie: cookies.ana })
    const rings = await Promise.all(Array.from({ length: 20 }, async () => (await bell()).status))
    expect(new Set(rings)).toEqual(new Set([200]))
  })

  test("counts every call of a batch, and visitors by their network, whatever they say of themselves", async () => {
    const batch = Array.from({ length: 10 }, () => "place.search").join(",")
    const input = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, { q: "chis" }]))
    const path = `/trpc/${batch}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`
    const visit = async (address: string) => {
      const response = await world.get(path, { "x-forwarded-for": `203.0.113.9, ${address}`, origin: uiUrl })
      const answers = (await response.json()) as { error?: unknown }[]
      return answers.filter(({ error }) => error === undefined).length
    }
    expect([await visit("192.0.2.8"), await visit("192.0.2.8"), await visit("192.0.2.8")]).toEqual([
      10, 10, 4,
    ])
    expect(await visit("192.0.2.9")).toBe(10)
  })
})
