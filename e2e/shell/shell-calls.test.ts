import type { Request, Response } from "playwright-core"
import { expect, test } from "vitest"
import { demoPeople } from "../../apps/api/src/demo/demo-people.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, withBrowser, world } from "../world/browser.ts"
import { sessionCookieOf } from "../world/people.ts"

withBrowser()

const [admin, customer] = demoPeople

test("[T01] the typed API answers queries by GET at /trpc, for the cookie's person, also in batches", async () => {
  const cookie = await sessionCookieOf(admin)
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${world.apiUrl}/trpc/${path}`, {
      headers: { cookie, origin: world.webUrl },
      ...init,
    })
    return { answer, body: (await answer.json()) as unknown }
  }
  const one = await ask("user.getMe")
  expect(one.body).toMatchObject({ result: { data: { email: admin.email } } })
  expect(one.answer.headers.get("access-control-allow-credentials")).toBe("true")
  expect(one.answer.headers.get("access-control-allow-origin")).toBe(world.webUrl)

  const input = encodeURIComponent(JSON.stringify({}))
  const two = await ask(`user.getMe,admin.getOverview?batch=1&input=${input}`)
  expect(two.body).toMatchObject([{ result: { data: { email: admin.email } } }, { result: { data: {} } }])

  const wrongMethod = await ask("user.getMe", {
    method: "POST",
    headers: { cookie, origin: world.webUrl, "content-type": "application/json" },
    body: "{}",
  })
  expect(wrongMethod.answer.status).toBe(405)
})

test("[T01] the browser asks the API itself, at the server's address, with its cookie", async () => {
  const page = await openPage({ as: "admin" })
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("button", { name: /^Account menu of/ }).click()
  const asked = page.waitForRequest((request) =>
    request.url().startsWith(`${world.apiUrl}/trpc/admin.getOverview`),
  )
  await page.getByRole("link", { name: "Admin", exact: true }).click()
  const request = await asked
  expect(request.method()).toBe("GET")
  await expect.poll(() => new URL(request.url()).pathname).toBe("/trpc/admin.getOverview")
  expect(await request.headerValue("cookie")).toMatch(/doable\.session=/)
  await page.waitForURL(`${world.webUrl}/admin`)
})

test("[T02] a GET server function tells who is there: nobody before signing in, the person after", async () => {
  const page = await openPage()
  await page.goto("/signin")
  await hydrated(page)
  const answered = page.waitForResponse(isServerFunction)
  await page.getByLabel("Email").fill(customer.email)
  await page.getByLabel("Password", { exact: true }).fill(customer.password)
  await page.getByRole("button", { name: "Log in", exact: true }).click()
  const answer = await answered
  expect([answer.request().method(), answer.status()]).toEqual(["GET", 200])
  const told = await answer.text()
  for (const word of ["user", "isAuthenticated", customer.email, "USER"]) expect(told).toContain(word)

  const asVisitor = await fetch(answer.url(), { headers: serverFunctionHeaders })
  const toldVisitor = await asVisitor.text()
  expect(toldVisitor).toContain("isAuthenticated")
  expect(toldVisitor).not.toContain(customer.email)
})

test("[T03, I04] a GET server function gives the language and its words by namespace, with a default one", async () => {
  const page = await openPage()
  await page.goto("/")
  await hydrated(page)
  const answered = page.waitForResponse(isServerFunction)
  await page.getByRole("contentinfo").locator("a[hreflang=ro]").click()
  const answer = await answered
  expect([answer.request().method(), answer.status()]).toEqual(["GET", 200])
  const told = await answer.text()
  const wanted = [
    "locale",
    "dictionaries",
    "defaultNamespace",
    "common",
    "shell",
    "home",
    "Găsește un executant",
  ]
  for (const word of wanted) expect(told).toContain(word)
  expect(told).not.toContain("themesFields")
})

test("[I04] the function gives only words that there are, in a language that there is", async () => {
  const page = await openPage()
  await page.goto("/")
  await hydrated(page)
  const asked = page.waitForRequest((request: Request) => request.url().includes("/_serverFn/"))
  await page.getByRole("contentinfo").locator("a[hreflang=ru]").click()
  const url = new URL((await asked).url())
  const payload = url.searchParams.get("payload") ?? ""
  const ask = async (changed: string) => {
    url.searchParams.set("payload", changed)
    const answer = await fetch(url, { headers: { ...serverFunctionHeaders, "accept-language": "ro" } })
    return { status: answer.status, text: await answer.text() }
  }
  expect((await ask(payload.replace('"ru"', '"xx"'))).text).toMatch(/"ro"/)
  const made = await ask(payload.replace('"shell"', '"__proto__"').replace('"home"', '"../../package"'))
  expect(made.status).toBe(200)
  expect(made.text).not.toMatch(/workspaces|__proto__/)
  for (const broken of ["", "nonsense", "{}", "[]", "null"]) {
    const answer = await ask(broken)
    expect(answer.status, broken).toBeGreaterThanOrEqual(400)
    expect(answer.text, broken).not.toMatch(/dictionaries|node_modules|\.ts:|file:\/\//)
  }
})

test("[T10] coming back to the window asks for nothing again", async () => {
  const page = await openPage({ as: "admin" })
  await page.goto("/services")
  await hydrated(page)
  const calls: string[] = []
  page.on("request", (request) => calls.push(request.url()))
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"))
    window.dispatchEvent(new Event("focus"))
  })
  // One step away and back within the minute: the route's data is still fresh.
  await page.getByRole("banner").getByRole("link", { name: "How it works" }).click()
  await page.waitForURL(`${world.webUrl}/how-it-works`)
  await page.goBack()
  await page.waitForURL(`${world.webUrl}/services`)
  await page.getByRole("heading", { level: 1 }).waitFor()
  // The bell keeps its own time, whether one comes back or not.
  const own = ["/trpc/notification.getUnreadCount", "/trpc/live.onEvent"]
  const asked = calls.map((url) => new URL(url).pathname).filter((path) => path.startsWith("/trpc/"))
  expect(asked.filter((path) => !own.includes(path))).toEqual([])
})

const serverFunctionHeaders = {
  "sec-fetch-site": "same-origin",
  "x-tsr-serverfn": "true",
  accept: "application/x-tss-framed, application/x-ndjson, application/json",
}

function isServerFunction(response: Response) {
  return response.url().includes("/_serverFn/")
}
