import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { rateLimits } from "../../platform/db/schema/account.ts"

/** The web server is a trusted proxy when it runs beside the API: it hands on the visitor's address. */
const world = anApi({ env: { RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1" } })

// Each for another email: the guard of one email is another story.
let people = 0
const attempt = async (address: string) => {
  const body = { email: `nobody-${(people += 1)}@example.com`, password: "wrong" }
  return (await world.post("/api/auth/sign-in/email", body, { "x-forwarded-for": address })).status
}

async function attempts(count: number, address: (number: number) => string) {
  const statuses: number[] = []
  for (let number = 0; number < count; number += 1) {
    statuses.push(await attempt(address(number)))
    // However slow the machine is, they come within the minute.
    await world.db.update(rateLimits).set({ lastRequest: Date.now() })
  }
  return statuses
}

test("ten guesses a minute per address; the eleventh waits, and another visitor has a budget of their own", async () => {
  const statuses = await attempts(11, () => "198.51.100.7")
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(statuses[10]).toBe(429)
  expect(await attempt("198.51.100.8")).toBe(401)
})

test("what a client writes into the header itself does not give it a new budget", async () => {
  const statuses = await attempts(11, (number) => `203.0.113.${number}, 198.51.100.9`)
  expect(statuses[10]).toBe(429)
})

test("a proxy that is trusted may give the request its number", async () => {
  const response = await world.get("/health/live", { "x-request-id": "from-the-web-server" })
  expect(response.headers.get("x-request-id")).toBe("from-the-web-server")
  const odd = await world.get("/health/live", { "x-request-id": "bad id; drop" })
  expect(odd.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
})
