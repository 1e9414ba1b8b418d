import { describe, expect, test } from "vitest"
import { hostileRedirects } from "../../apps/web/test/hostile-redirects.ts"
import { demoPeople } from "../../apps/api/src/demo/demo-people.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openContext, openPage, withBrowser, world } from "../world/browser.ts"
import { get } from "../world/plain-request.ts"
import { sessionCookieOf } from "../world/people.ts"

withBrowser()

const person = (part: string) => {
  const found = demoPeople.find((one) => one.part === part)
  if (!found) throw new Error(part)
  return found
}

const guarded = ["/profile", "/tasks/create", "/providers/dashboard", "/account", "/account?section=billing"]

test.each(guarded)("%s sends visitors to sign in and remembers where they wanted to go", async (path) => {
  const { status, headers, body } = await get(path)
  expect([status, headers.get("location")]).toEqual([307, `/signin?redirect=${encodeURIComponent(path)}`])
  expect(body).not.toContain("<main")
})

describe("[G02] the pages of administrators", () => {
  test("send visitors to sign in, other members home, and open for administrators", async () => {
    expect((await get("/admin")).headers.get("location")).toBe("/signin?redirect=%2Fadmin")
    const [member, admin] = [
      await sessionCookieOf(person("customer")),
      await sessionCookieOf(person("admin")),
    ]
    expect((await get("/admin", { cookie: member })).headers.get("location")).toBe("/")
    expect((await get("/admin", { cookie: admin })).status).toBe(200)
  })

  test("also when one goes there inside the page", async () => {
    const page = await openPage({ as: "doer" })
    await page.goto("/tasks")
    await hydrated(page)
    // The router follows the history, so this is a step inside the page.
    await page.evaluate(() => history.pushState(null, "", "/admin"))
    await page.getByRole("heading", { level: 1, name: "What needs doing?" }).waitFor()
    await expect.poll(() => page.url()).toBe(`${world.webUrl}/`)
  })
})

test.each(["/signin", "/signup", "/signin?redirect=%2Fprofile"])(
  "[G03] members who open %s go home",
  async (path) => {
    const cookie = await sessionCookieOf(person("customer"))
    const { status, headers } = await get(path, { cookie })
    expect([status, headers.get("location")]).toEqual([307, "/"])
  },
)

test("a cookie that is forged, cut or another's name opens nothing", async () => {
  const cookie = await sessionCookieOf(person("customer"))
  const [name = "", value = ""] = [
    cookie.slice(0, cookie.indexOf("=")),
    cookie.slice(cookie.indexOf("=") + 1),
  ]
  const forged = [
    `${name}=${value.slice(0, -6)}AAAAAA`,
    `${name}=`,
    `${name}=${value.split(".")[0]}`,
    `x${name}=${value}`,
  ]
  for (const one of forged) expect((await get("/profile", { cookie: one })).status, one).toBe(307)
})

test("signing in leads back to where one wanted to go, in one step of the history", async () => {
  const page = await openPage()
  await page.goto("/")
  await page.goto("/account?section=billing")
  await page.waitForURL(/\/signin\?redirect=/)
  await signInHere(page, "customer")
  await page.waitForURL(`${world.webUrl}/account?section=billing`)
  await page.getByRole("button", { name: /^Account menu of/ }).waitFor()
  await page.goBack()
  await expect.poll(() => page.url()).toBe(`${world.webUrl}/`)
})

test("a wrong password says so and lets nobody in", async () => {
  const page = await openPage()
  await page.goto("/signin")
  await hydrated(page)
  await page.getByLabel("Email").fill(person("customer").email)
  await page.getByLabel("Password", { exact: true }).fill("not the password")
  await page.getByRole("button", { name: "Log in", exact: true }).click()
  await page.getByRole("main").getByRole("alert").getByText(/./).waitFor()
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => name.includes("session")))
    .toEqual([])
})

test("no address in `redirect` leads off the product after signing in", async () => {
  const context = await openContext()
  const left: string[] = []
  context.on("request", (request) => {
    if (![world.webUrl, world.apiUrl].includes(new URL(request.url()).origin)) left.push(request.url())
  })
  const page = await context.newPage()
  // The rule itself is held against the whole table in its own test; here the browser follows the ugliest ones.
  for (const redirect of ["/\\evil.example", "javascript:window.__x=1"]) {
    await context.clearCookies()
    await page.goto(`/signin?redirect=${encodeURIComponent(redirect)}`)
    await signInHere(page, "customer")
    await page.getByRole("button", { name: /^Account menu of/ }).waitFor()
    await expect.poll(() => new URL(page.url()).origin).toBe(world.webUrl)
    await expect.poll(() => page.evaluate(() => "__x" in globalThis)).toBe(false)
  }
  expect(left).toEqual([])
})

test("the sign-in page never repeats a hostile address, whoever opens it", async () => {
  const cookie = await sessionCookieOf(person("customer"))
  for (const redirect of hostileRedirects) {
    const path = `/signin?redirect=${encodeURIComponent(redirect)}`
    const [visitor, member] = [await get(path), await get(path, { cookie })]
    expect([200, 307], redirect).toContain(visitor.status)
    expect(new URL(visitor.headers.get("location") ?? "/", world.webUrl).origin, redirect).toBe(world.webUrl)
    // First the address is tidied up, then members go home.
    const { origin, pathname } = new URL(member.headers.get("location") ?? "", world.webUrl)
    expect([origin, ["/", "/signin"].includes(pathname)], redirect).toEqual([world.webUrl, true])
    const links = [...visitor.body.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? "")
    expect(
      links.filter((link) => new URL(link, world.webUrl).origin !== world.webUrl),
      redirect,
    ).toEqual([])
  }
})

async function signInHere(page: Awaited<ReturnType<typeof openPage>>, part: string) {
  await hydrated(page)
  await page.getByLabel("Email").fill(person(part).email)
  await page.getByLabel("Password", { exact: true }).fill(person(part).password)
  await page.getByRole("button", { name: "Log in", exact: true }).click()
}
