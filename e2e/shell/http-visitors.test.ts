// Who is let in, in which language, and how the API is asked: all of it by plain requests.
import { describe, expect, test } from "vitest"
import { hostileRedirects } from "../../apps/web/test/hostile-redirects.ts"
import { demoPeople } from "../../apps/api/src/demo/people/demo-people.ts"
import { world } from "../world/browser.ts"
import { get } from "../world/plain-request.ts"
import { sessionCookieOf } from "../world/people.ts"

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

const tenYears = 3650 * 24 * 60 * 60

describe("the language: the server", () => {
  const asked: [why: string, path: string, headers: Record<string, string>, lang: string][] = [
    ["knows nothing", "/", {}, "en"],
    ["is asked for Russian by the browser", "/", { "accept-language": "ru-RU,ru;q=0.9,en;q=0.8" }, "ru"],
    ["is asked for a language that is not there", "/", { "accept-language": "de-DE,fr;q=0.5" }, "en"],
    ["finds the cookie", "/", { cookie: "locale=ro", "accept-language": "ru" }, "ro"],
    ["finds a cookie of another language", "/", { cookie: "locale=de" }, "en"],
    ["finds the language in the address", "/?locale=ru", { cookie: "locale=ro" }, "ru"],
    ["finds another language in the address", "/?locale=de", { cookie: "locale=ro" }, "ro"],
  ]
  test.each(asked)(
    "[I01] draws the page in the visitor's language when it %s",
    async (_, path, headers, lang) => {
      const { status, body } = await get(path, headers)
      expect([status, /<html lang="(\w+)"/.exec(body)?.[1]]).toEqual([200, lang])
    },
  )

  test.each(["/?locale=ru", "/", "/nowhere/at/all"])(
    "[I05] asks for 3650 days when it writes a choice, again with every visit: %s",
    async (path) => {
      const { headers } = await get(path, { cookie: "locale=ru" })
      expect(headers.getSetCookie()).toEqual([`locale=ru; Max-Age=${tenYears}; Path=/; SameSite=Lax`])
    },
  )

  test("a guess from the browser's settings is not written down as a choice", async () => {
    const { headers } = await get("/", { "accept-language": "ru" })
    expect(headers.getSetCookie()).toEqual([])
  })

  test("a page carries the words of one language only, and of the namespaces it needs", async () => {
    const { body } = await get("/how-it-works", { cookie: "locale=ru" })
    expect(body).toContain("Найти исполнителя")
    expect(body).not.toContain("Find a doer")
    expect(body).not.toContain("themesFields")
  })
})

test.each(["/404", "/nowhere/at/all"])("[E01, E06] %s is answered with status 404", async (path) => {
  const { status, body } = await get(path)
  expect(status).toBe(404)
  expect(body).toContain("<title>Page Not Found · Doable</title>")
})

const nobody = "00000000-0000-4000-8000-000000000000"

test.each([
  "/tasks/no-such-task",
  ...["", "/edit", "/complete", "/agreement", "/dispute"].map((page) => `/tasks/${nobody}${page}`),
  `/admin/faults/${nobody}`,
  `/admin/disputes/${nobody}`,
])("a page about something that doesn't exist says so in its title: %s", async (path) => {
  const { status, body } = await get(path, { cookie: await sessionCookieOf(person("admin")) })
  expect(status).toBe(404)
  expect(body).toContain("<title>Page Not Found · Doable</title>")
})

test("[T01] the typed API answers queries by GET at /trpc, for the cookie's person, also in batches", async () => {
  const admin = person("admin")
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
