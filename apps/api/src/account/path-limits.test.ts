import { describe, expect, test } from "vitest"
import { answer } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aSession, aUser, cookieOf } from "../../test/factories.ts"
import { authPaths, isOwn } from "./auth-paths.ts"
import { pathLimits } from "./path-limits.ts"

const world = anApi({ env: { RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1" } })

const bodies: Record<string, (number: number) => object> = {
  "/change-email": (number) => ({ newEmail: `wish-${number}@example.com` }),
  "/confirm-email-change": () => ({ token: "invented" }),
  "/request-password-reset": (number) => ({ email: `nobody-${number}@example.com` }),
  "/request-unlock": (number) => ({ email: `nobody-${number}@example.com` }),
  "/reset-password": () => ({ token: "invented", newPassword: "green-door-42" }),
  "/unlock": () => ({ token: "invented" }),
}

describe("one network address", () => {
  test.each(Object.keys(bodies))("calls %s twenty times an hour, and another one still can", async (path) => {
    const cookie = cookieOf(await aSession(world.db, await aUser(world.db)))
    const call = (number: number, from: string) =>
      world.post(`/api/auth${path}`, bodies[path]?.(number), { cookie, "x-forwarded-for": from })
    const [one, neighbour] = ["2001:db8:0:1::5", "2001:db8:0:1:ffff::6"]
    const statuses: number[] = []
    for (let number = 0; number < 20; number += 1) statuses.push((await call(number, one)).status)
    expect(statuses).not.toContain(429)
    const refused = await call(20, neighbour)
    expect(refused.headers.get("retry-after")).toBe("3600")
    expect(await answer(refused)).toMatchObject({ status: 429, body: { code: "too_many_tries" } })
    expect((await call(21, "2001:db8:0:2::5")).status).not.toBe(429)
  })
})

test("every call of ours that anybody can make, or that sends a letter, has a limit", () => {
  const open = Object.entries(authPaths).filter(([, path]) => isOwn(path) && path.access === "public")
  const needed = [...open.map(([name]) => name), "/change-email", "/confirm-email-change"]
  expect(needed.filter((name) => !pathLimits[name])).toEqual([])
  expect(Object.keys(pathLimits).filter((name) => !(name in authPaths))).toEqual([])
  expect(needed.filter((name) => !(name in bodies))).toEqual([])
})
