// Web servers of the same build in other circumstances: an API that is away or fails, another configuration, and
// pages kept for visitors.
import { beforeEach, describe, expect, test } from "vitest"
import { demoPeople } from "../../apps/api/src/demo/people/demo-people.ts"
import { withAnotherWeb } from "../world/another-web.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { newPeople, sessionCookieOf } from "../world/people.ts"
import { get } from "../world/plain-request.ts"
import { postTask } from "../world/task-world.ts"

withBrowser()
const web = withAnotherWeb({ SIGN_IN_PATH: "/welcome", UI_URL: "https://doable.example" })
/** As long as a page may be kept: one that takes long to draw isn't drawn again before it's asked for twice. */
const keeping = withAnotherWeb({ VISITOR_PAGE_SECONDS: "60" })
const forgetful = withAnotherWeb({ VISITOR_PAGE_SECONDS: "2" })
const [admin, customer] = demoPeople

beforeEach(() => {
  web.api.calls.length = 0
  web.api.become("there")
  web.api.failAt(null)
})

describe("while the API is away", () => {
  test("[H10] pages wait for the account and say what is wrong, and find out by themselves when it is back", async () => {
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
    await page.getByRole("button", { name: `Account menu for ${customer.name}` }).waitFor()
    await expect.poll(() => placeholder.count()).toBe(0)

    // A page for members can't be drawn without knowing the member.
    web.api.become("away")
    const failed = await page.goto(`${web.url}/profile`)
    expect(failed?.status()).toBe(500)
    await page.getByRole("heading", { level: 1, name: "Something went wrong!" }).waitFor()
    await hydrated(page)
    web.api.become("there")
    await page.getByRole("heading", { level: 1, name: customer.name }).waitFor()
    await expect.poll(() => page.url()).toBe(`${web.url}/profile`)
  })

  test("an API that keeps silent is given up after 5 seconds", async () => {
    web.api.become("silent")
    const start = performance.now()
    const { status, body } = await get("/", {}, web.url)
    expect(performance.now() - start).toBeLessThan(20_000)
    expect([status, body.includes("Loading your account")]).toEqual([200, true])
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
  const asked = callsFor(headers)
  // Who it is, what is announced, and how many notifications and messages wait, in one round.
  expect(asked[0]?.path.split("?")[0]?.slice("/trpc/".length).split(",")).toEqual([
    "user.getMe",
    "announcement.getCurrent",
    "notification.getUnreadCount",
    "conversation.getUnreadCount",
  ])
  const heard = asked[0]?.headers ?? {}
  expect(heard).toMatchObject({ cookie, "user-agent": "Story/1.0", "accept-language": "ru" })
  expect(heard["traceparent"]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  // What the visitor claims stands to the left of where the visitor really came from.
  expect(heard["x-forwarded-for"]).toMatch(/^6\.6\.6\.6, (::1|(::ffff:)?127\.0\.0\.1)$/)
  for (const name of ["authorization", "x-real-ip", "x-doable-client-address"])
    expect(heard).not.toHaveProperty(name)
})

test("a visitor without a session is asked about without any cookie", async () => {
  const { headers } = await get("/", { cookie: "locale=ru; other=secret" }, web.url)
  const [asked] = callsFor(headers)
  expect(asked?.path).toContain("user.getMe")
  expect(asked?.headers).not.toHaveProperty("cookie")
})

/** What the API was asked for one answer: the pages of the tests before are still open, and ask too. */
const callsFor = (answer: Headers) =>
  web.api.calls.filter(({ headers }) => headers["x-request-id"] === answer.get("x-request-id"))

test("served over https, the product asks browsers to stay there and marks the language's cookie", async () => {
  const { headers } = await get("/?locale=ru", {}, web.url)
  expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains")
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure$/)])
})

const open = async (path: string, headers: Record<string, string> = {}, url = keeping.url) => {
  const answer = await fetch(url + path, { headers: { accept: "text/html", ...headers } })
  return { headers: answer.headers, text: await answer.text() }
}

describe("pages kept for visitors: one drawing for all of a language, nobody's own", () => {
  test.each(["/", "/tasks", "/services", "/providers"])(
    "%s is one page for all visitors, allows scripts by their hashes, and asks the API once",
    async (path) => {
      const first = await open(`${path}?seen=once`)
      const { length } = keeping.api.calls
      const second = await open(`${path}?seen=once`, {
        "user-agent": "another one",
        "x-forwarded-for": "203.0.113.9",
      })
      expect(keeping.api.calls).toHaveLength(length)
      expect(second.text).toBe(first.text)
      const policies = [first, second].map(({ headers }) => headers.get("content-security-policy"))
      expect(policies[1]).toBe(policies[0])
      expect(policies[0]).toMatch(/script-src ('sha256-\S+' )+'strict-dynamic';/)
    },
  )

  test("a member's page is the member's own, before and after visitors have theirs", async () => {
    const cookie = await sessionCookieOf(customer)
    const name = customer.name.split(" ")[0] ?? ""
    const own = await open("/tasks?member=1", { cookie })
    const visitor = await open("/tasks?member=1")
    const again = await open("/tasks?member=1", { cookie })
    expect(own.text).toContain(customer.email)
    expect(again.text).toContain(customer.email)
    expect(visitor.text).not.toContain(customer.email)
    expect(visitor.text).not.toContain(`"${name}"`)
  })

  test("a new task is seen by visitors within the promised seconds", async () => {
    const [owner] = await newPeople(["Vera Visible"])
    if (!owner) throw new Error("nobody")
    const title = `Paint the fence of garden ${Date.now()} green`
    const tasks = async () => (await open("/tasks", {}, forgetful.url)).text
    expect(await tasks()).not.toContain(title)
    await postTask(owner, { title })
    await expect.poll(tasks, { interval: 200 }).toContain(title)
  })

  test("a page that the API failed to fill is not kept", async () => {
    keeping.api.failAt("task.getList")
    const broken = await open("/tasks?q=failing")
    keeping.api.failAt(null)
    const whole = await open("/tasks?q=failing")
    expect(whole.text).not.toBe(broken.text)
    expect(broken.headers.has("x-incomplete-page")).toBe(false)
    expect((await open("/tasks?q=failing")).text.length).toBe(whole.text.length)
  })

  test("the scripts of a page that was kept run", async () => {
    await open("/tasks", { "accept-language": "en" })
    const page = await openPage()
    const faults = watchFaults(page)
    await visit(page, `${keeping.url}/tasks`)
    expect(faults).toEqual([])
  })
})
