// Pages as they come over the wire, before any script runs.
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { demoPeople } from "../../apps/api/src/demo/people/demo-people.ts"
import { allAddresses, type Address } from "../walk/addresses.ts"
import { world } from "../world/browser.ts"
import { newPeople, sessionCookieOf } from "../world/people.ts"
import { get } from "../world/plain-request.ts"
import { canary } from "../world/prepared.ts"

const cookies = new Map<string, string>()
/** Every page once, as the walk visits it: several tests read the same answers. */
const pages = new Map<string, string>()

beforeAll(async () => {
  for (const person of demoPeople) cookies.set(person.part, await sessionCookieOf(person))
  for (const { at, as } of allAddresses())
    pages.set(`${as} ${at}`, (await get(at, { cookie: cookies.get(as) ?? "" })).body)
})
const htmlOf = ({ at, as }: Address) => pages.get(`${as} ${at}`) ?? ""

describe("every page, before any script runs,", () => {
  test("names only assets that exist, each of its right type", async () => {
    const assets = new Set([...pages.values()].flatMap(assetsIn))
    expect(assets.size).toBeGreaterThan(15)
    const wrong = await Promise.all(
      [...assets].map(async (path) => {
        const answer = await fetch(new URL(path, world.webUrl))
        await answer.body?.cancel()
        const type = answer.headers.get("content-type") ?? "none"
        return answer.ok && type.startsWith(typeOf(path)) ? null : `${path}: ${answer.status} ${type}`
      }),
    )
    expect(wrong.filter(Boolean)).toEqual([])
  })

  test.each(allAddresses())(
    "$at has its title, heading, landmarks, links and languages as plain HTML",
    (address) => {
      const html = htmlOf(address)
      const body = html.slice(html.indexOf("<body"), html.indexOf("<script", html.indexOf("</footer>")))
      expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
      for (const tag of ["h1", "main", "header", "footer"]) {
        expect(body.match(new RegExp(`<${tag}[ >]`, "g"))?.length, tag).toBeGreaterThanOrEqual(1)
      }
      for (const path of ["/providers", "/tasks", "/how-it-works", "/services", "/tasks/create"]) {
        expect(body).toContain(`href="${path}"`)
      }
      for (const locale of ["en", "ru", "ro"])
        expect(body).toMatch(new RegExp(`href="[^"]*[?;&]locale=${locale}"`))
      const forms = [...body.matchAll(/<form[^>]*>/g)].map(([form]) => form)
      expect(forms.filter((form) => !/method="(get|post)"/.test(form))).toEqual([])
      // None of its scripts is asked for before the first paint.
      expect(html).not.toMatch(/rel="modulepreload"|<script[^>]*\s(src|type="module")/)
      expect(scriptsIn(html).length).toBeGreaterThan(1)
    },
  )
})

describe("whatever is configured stays on the servers:", () => {
  test("no file of the browser build holds a secret of the build's environment", () => {
    const folder = join(world.buildFolder, "client")
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((file) => statSync(file).isFile() && !/\.(br|gz)$/.test(file))
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => readFileSync(file).includes(canary))).toEqual([])
  })

  test("no page holds a secret of the servers' environment", () => {
    const { password } = new URL(world.databaseUrl)
    const secrets = [canary, password, world.databaseUrl, world.mailFolder].filter(Boolean)
    expect(pages.size).toBeGreaterThan(40)
    const told = [...pages].filter(([, html]) => secrets.some((secret) => html.includes(secret)))
    expect(told.map(([at]) => at)).toEqual([])
  })
})

type Notices = { result: { data: { data: { metadata: { actionUrl?: string } }[] } } }

test.each(["customer", "doer", "admin"])(
  "every notice of the demo's %s leads to a page that answers",
  async (part) => {
    const headers = { cookie: cookies.get(part) ?? "" }
    const input = { pagination: { limit: 50, offset: 0 }, orderBy: { createdAt: "desc" } }
    const path = `/trpc/notification.getMy?input=${encodeURIComponent(JSON.stringify(input))}`
    const { result } = JSON.parse((await get(path, headers, world.apiUrl)).body) as Notices
    const paths = new Set(result.data.data.flatMap(({ metadata }) => metadata.actionUrl ?? []))
    expect(paths.size).toBeGreaterThan(2)
    // One after the other: in parallel they'd be more than one person does.
    const answers: [path: string, status: number][] = []
    for (const one of paths) {
      const answer = await fetch(new URL(one, world.webUrl), { headers })
      await answer.body?.cancel()
      answers.push([one, answer.status])
    }
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  },
)

test.each(["/", "/how-it-works"])("on %s a doer is not invited to become one", async (path) => {
  const [visitor, customer, doer] = [
    await get(path),
    await get(path, { cookie: cookies.get("customer") ?? "" }),
    await get(path, { cookie: cookies.get("doer") ?? "" }),
  ]
  for (const { body } of [visitor, customer]) expect(body).toContain('href="/providers/create"')
  expect(doer.body).not.toContain('href="/providers/create"')
  expect(doer.body).toContain('href="/providers/dashboard"')
})

test("[H02] the tab's title says that people are connected with trusted service providers", async () => {
  const { body } = await get("/")
  expect(body).toContain("<title>Doable connects people with trusted service providers</title>")
})

test("a member's page has the member's header in the HTML", async () => {
  const customer = demoPeople.find(({ part }) => part === "customer")
  const { body } = await get("/profile", { cookie: cookies.get("customer") ?? "" })
  expect(body).toContain(`aria-label="Account menu for ${customer?.name}"`)
  expect(body).not.toContain('href="/signin"')
})

test("[H16] pages have default robots, title, description, keywords, sharing data and theme colour", async () => {
  const { body } = await get("/")
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1]
  expect(meta("robots")).toBe("index, follow")
  expect(meta("og:title")).toBe("Doable connects people with trusted service providers")
  expect(meta("og:image")).toBe(`${world.webUrl}/social.png`)
  for (const name of ["description", "keywords", "og:description"])
    expect(meta(name)?.length, name).toBeGreaterThan(40)
  expect(body.match(/<meta name="theme-color" content="#[0-9A-F]{6}" media="[^"]+"/g)).toHaveLength(2)
  expect((await get("/nowhere/at/all")).body).toMatch(/<meta name="robots" content="noindex"/)
})

describe("people at the same time", () => {
  const names = Array.from({ length: 10 }, (_, number) => `Person Number${number}x`)

  test("200 requests of ten people and visitors name nobody but their own person", async () => {
    const people = await newPeople(names)
    const sessions = await Promise.all(people.map(sessionCookieOf))
    const paths = ["/", "/profile", "/account", "/tasks", "/nowhere"]
    const asked = Array.from({ length: 200 }, (_, number) => ({
      path: paths[number % paths.length] ?? "/",
      who: (number * 7) % 11,
    }))
    const known = new Set<number>()
    const look = async ({ path, who }: (typeof asked)[number]) => {
      const { status, body } = await get(path, { cookie: sessions[who] ?? "" })
      const named = people.filter(({ name, email, id }) =>
        [name, email, id].some((part) => body.includes(part)),
      )
      const own = people[who] ? [people[who].id] : []
      // A machine at its limit may not know in time who is there; then the page says so and names nobody.
      const unknown = /Loading your account|Something went wrong!<\/h1>/.test(body) && named.length === 0
      if (named.length > 0) known.add(who)
      const isRight = unknown || named.map(({ id }) => id).join() === own.join()
      return isRight
        ? null
        : `${path} of ${who}: ${status}, names ${named.map(({ name }) => name).join() || "nobody"}`
    }
    // As many at the same time as one network may have drawn and waiting.
    for (let first = 0; first < asked.length; first += 20) {
      const wrong = await Promise.all(asked.slice(first, first + 20).map(look))
      expect(wrong.filter(Boolean)).toEqual([])
    }
    expect(known.size).toBe(people.length)
  })
})

/** Named in a script that asks for them after the first paint. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, path = ""]) => path)

function assetsIn(html: string): string[] {
  const tags = html.match(/<(script|link|img|use)\b[^>]*>/g) ?? []
  const named = tags
    .filter((tag) => !/rel="(canonical|alternate)"/.test(tag))
    .map((tag) => /\s(?:src|href)="([^"#]+)/.exec(tag)?.[1]?.replaceAll("&amp;", "&"))
    .filter((path): path is string => path !== undefined && !path.startsWith("data:"))
  return [...named, ...scriptsIn(html)]
}

function typeOf(path: string) {
  // What people have uploaded has no ending; pages show pictures alone.
  if (path.startsWith(`${world.apiUrl}/files/`)) return "image/"
  const types: Record<string, string> = {
    js: "text/javascript",
    css: "text/css",
    svg: "image/svg+xml",
    png: "image/png",
    woff2: "font/woff2",
    webmanifest: "application/manifest+json",
  }
  return types[/\.(\w+)$/.exec(path)?.[1] ?? ""] ?? `an unknown type of ${path}`
}
