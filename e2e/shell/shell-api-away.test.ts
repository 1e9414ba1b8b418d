import { beforeEach, describe, expect, test } from "vitest"
import { demoPeople } from "../../apps/api/src/demo/demo-people.ts"
import { withAnotherWeb } from "../world/another-web.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, withBrowser } from "../world/browser.ts"
import { sessionCookieOf } from "../world/people.ts"
import { get } from "../world/plain-request.ts"

withBrowser()
const web = withAnotherWeb({ SIGN_IN_PATH: "/welcome", UI_URL: "https://doable.example" })
const [admin, customer] = demoPeople

beforeEach(() => {
  web.api.calls.length = 0
  web.api.become("there")
  web.api.failAt(null)
})

describe("while the API is away", () => {
  test("[H10] pages are drawn with a placeholder for the account and find out by themselves when it is back", async () => {
    const page = await openPage({ as: "customer" })
    web.api.become("away")
    const answer = await page.goto(`${web.url}/how-it-works`)
    expect(answer?.status()).toBe(200)
    const [placeholder, logIn] = [
      page.getByRole("banner").getByRole("status"),
      page.getByRole("banner").getByRole("link", { name: "Log in" }),
    ]
    await expect.poll(() => placeholder.textContent()).toBe("Loading your account")
    await expect.poll(() => logIn.count()).toBe(0)
    await hydrated(page)
    await expect.poll(() => placeholder.isVisible()).toBe(true)

    web.api.become("there")
    await page.getByRole("button", { name: `Account menu of ${customer.name}` }).waitFor()
    await expect.poll(() => placeholder.count()).toBe(0)
  })

  test("an API that keeps silent is given up after 5 seconds", async () => {
    web.api.become("silent")
    const start = performance.now()
    const { status, body } = await get("/", {}, web.url)
    expect(performance.now() - start).toBeLessThan(20_000)
    expect([status, body.includes("Loading your account")]).toEqual([200, true])
  })

  test("a page for members says that something is wrong, and comes by itself when the API is back", async () => {
    const page = await openPage({ as: "customer" })
    web.api.become("away")
    const answer = await page.goto(`${web.url}/profile`)
    expect(answer?.status()).toBe(500)
    await page.getByRole("heading", { level: 1, name: "Something went wrong!" }).waitFor()
    await hydrated(page)
    web.api.become("there")
    await page.getByRole("heading", { level: 1, name: customer.name }).waitFor()
    await expect.poll(() => page.url()).toBe(`${web.url}/profile`)
  })
})

test("the place where visitors are asked to sign in can be configured", async () => {
  const { status, headers } = await get("/profile?a=1", {}, web.url)
  expect([status, headers.get("location")]).toEqual([307, "/welcome?redirect=%2Fprofile%3Fa%3D1"])
})

describe("a fault of the API", () => {
  test("[E03] draws the error page with status 500, the request's id and nothing of its inside", async () => {
    const cookie = await sessionCookieOf(admin)
    web.api.failAt("admin.getOverview")
    const { status, headers, body } = await get("/admin", { cookie }, web.url)
    expect(status).toBe(500)
    expect(body).toContain("Something went wrong!")
    expect(body).toContain(`Request: ${headers.get("x-request-id")}`)
    for (const inside of ["secret", "password of the database", "127.0.0.1", "node_modules", "at async"]) {
      expect(body.includes(inside), inside).toBe(false)
    }
  })
})

test("the API learns the visitor's session, address, language and browser, and nothing else", async () => {
  const cookie = await sessionCookieOf(customer)
  const sent = {
    cookie: `locale=ru; other=secret; ${cookie}`,
    "x-forwarded-for": "6.6.6.6",
    "x-request-id": "made-up-by-the-visitor",
    "x-real-ip": "6.6.6.6",
    "x-doable-client-address": "6.6.6.6",
    authorization: "Bearer stolen",
    "user-agent": "Story/1.0",
    "accept-language": "ru",
  }
  const { headers } = await get("/", sent, web.url)
  // Who it is and how many notifications and messages wait, in one round.
  const [asked] = web.api.calls.map(({ path }) => path.split("?")[0])
  expect(asked).toBe("/trpc/user.getMe,notification.getUnreadCount,conversation.getUnreadCount")
  const heard = web.api.calls[0]?.headers ?? {}
  expect(heard).toMatchObject({ cookie, "user-agent": "Story/1.0", "accept-language": "ru" })
  expect(heard["x-request-id"]).toBe(headers.get("x-request-id"))
  // What the visitor claims stands to the left of where the visitor really came from.
  expect(heard["x-forwarded-for"]).toMatch(/^6\.6\.6\.6, (::1|(::ffff:)?127\.0\.0\.1)$/)
  for (const name of ["authorization", "x-real-ip", "x-doable-client-address"])
    expect(heard).not.toHaveProperty(name)
})

test("a visitor without a session is asked about without any cookie", async () => {
  await get("/", { cookie: "locale=ru; other=secret" }, web.url)
  expect(web.api.calls[0]?.headers).not.toHaveProperty("cookie")
})

test("served over https, the product asks browsers to stay there and marks the language's cookie", async () => {
  const { headers } = await get("/?locale=ru", {}, web.url)
  expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains")
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure$/)])
})
