import { request as plainHttp } from "node:http"
import { beforeAll, describe, expect, test } from "vitest"
import { demoPeople } from "../../apps/api/src/demo/people/demo-people.ts"
import { world } from "../world/browser.ts"
import { sessionCookieOf } from "../world/people.ts"
import { get } from "../world/plain-request.ts"

let cookie = ""
beforeAll(async () => {
  cookie = await sessionCookieOf(demoPeople[1])
})

const answers: [path: string, asMember: boolean, status: number][] = [
  ["/", false, 200],
  ["/", true, 200],
  ["/signin", false, 200],
  ["/signup?redirect=%2Fprofile", false, 200],
  ["/profile", true, 200],
  ["/profile", false, 307],
  ["/admin", true, 307],
  ["/404", false, 404],
  ["/nowhere/at/all", true, 404],
  ["/verify-email?token=secret", false, 200],
  ["/reset-password?token=secret", false, 200],
]

describe.each(answers)("%s (as a member: %s) answers %i", (path, asMember, status) => {
  const open = () => get(path, asMember ? { cookie } : {})

  test("with the headers that guard a page", async () => {
    const answer = await open()
    expect(answer.status).toBe(status)
    const isSecret = /verify-email|reset-password/.test(path)
    const wanted = {
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": isSecret ? "no-referrer" : "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, no-store",
      "strict-transport-security": null,
      "x-powered-by": null,
      server: null,
    }
    const given = Object.fromEntries(Object.keys(wanted).map((name) => [name, answer.headers.get(name)]))
    expect(given).toEqual(wanted)
    expect(answer.headers.get("permissions-policy")).toMatch(/camera=\(\).*microphone=\(\).*payment=\(\)/)
    expect(answer.headers.get("vary")).toMatch(/cookie/i)
  })

  test("with a policy whose nonce is new each time, on every script and nowhere else", async () => {
    const [one, other] = [await open(), await open()]
    const policy = one.headers.get("content-security-policy") ?? ""
    const nonce = nonceOf(policy)
    expect(nonce).toMatch(/^\w{32}$/)
    expect(nonceOf(other.headers.get("content-security-policy") ?? "")).not.toBe(nonce)
    expect(directive(policy, "script-src")).toBe(`'nonce-${nonce}' 'strict-dynamic'`)
    expect(directive(policy, "style-src")).toBe(`'self' 'nonce-${nonce}'`)
    expect(directive(policy, "connect-src")).toBe(`'self' ${world.apiUrl}`)
    for (const name of ["object-src", "base-uri", "frame-ancestors"])
      expect(directive(policy, name)).toBe("'none'")
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)

    // What is only data never runs, and needs none.
    const scripts = one.body.match(/<script\b(?![^>]*type="application\/json")[^>]*>/g) ?? []
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
    // The framework's own code in the browser learns it from this element; data and links never carry it.
    const learned = `<meta property="csp-nonce" content="${nonce}"/>`
    expect(one.body.replaceAll(`nonce="${nonce}"`, "").replace(learned, "").includes(nonce)).toBe(false)
    expect(one.body).not.toMatch(/<[a-z][^>]*\son\w+="/)
  })
})

describe("a server function", () => {
  const call = async (headers: Record<string, string>) => (await get(await aServerFunction(), headers)).status

  test("answers our own pages and refuses calls that come from elsewhere", async () => {
    expect(await call({ "sec-fetch-site": "same-origin" })).toBe(200)
    expect(await call({ "sec-fetch-site": "cross-site" })).toBe(403)
    expect(await call({ "sec-fetch-site": "same-site" })).toBe(403)
    expect(await call({ origin: "https://evil.example" })).toBe(403)
    expect(await call({ origin: "https://evil.example", "sec-fetch-site": "cross-site" })).toBe(403)
    expect(await call({ origin: "null" })).toBe(403)
  })

  test("is not found under another name, and what is made up gets no page of faults", async () => {
    const names = ["", "x", "__proto__", "constructor", "0f".repeat(32), `${"0f".repeat(32)}/x`]
    for (const path of names.map((name) => `/_serverFn/${name}`)) {
      const answer = await get(path, { "sec-fetch-site": "same-origin", "x-tsr-serverfn": "true" })
      expect(answer.status, path).toBe(404)
      expect(answer.headers.get("x-content-type-options"), path).toBe("nosniff")
      expect(answer.body, path).not.toMatch(/node_modules|\.ts:|file:\/\//)
    }
  })
})

test("a server function with something that is no payload is told so", async () => {
  const headers = { "sec-fetch-site": "same-origin", "x-tsr-serverfn": "true" }
  expect((await get(`${await aServerFunction()}?payload=%7B`, headers)).status).toBe(400)
})

const closed = [
  "/@fs/etc/passwd",
  "/@id/react",
  "/@vite/client",
  "/src/router.tsx",
  "/package.json",
  "/.env",
  "/server/server.js",
  "/..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/package.json",
  "/assets/..%2f..%2f..%2fpackage.json",
  "/assets/..%5c..%5cpackage.json",
  "/../../package.json",
  "/%00",
  "/favicon.svg%00.png",
  "/%",
  "/%ff",
]

test.each(closed)("%s gives away nothing", async (path) => {
  const { status, body } = await asWritten(path)
  expect([400, 404]).toContain(status)
  expect(body).not.toMatch(/"workspaces"|root:x:|import |node_modules|file:\/\//)
})

test("assets may be kept for ever, pages never; unknown assets are not found", async () => {
  const { body } = await get("/")
  const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec(body) ?? []
  const asset = await get(script)
  expect([asset.status, asset.headers.get("cache-control")]).toEqual([
    200,
    "public, max-age=31536000, immutable",
  ])
  expect(asset.headers.get("x-content-type-options")).toBe("nosniff")
  expect((await get("/assets/gone-12345678.js")).status).toBe(404)
})

/** Sent as it is: fetch would tidy the path up before anyone sees it. */
function asWritten(path: string) {
  const { hostname, port } = new URL(world.webUrl)
  return new Promise<{ status: number; body: string }>((done, fail) => {
    const sent = plainHttp({ hostname, port, path, method: "GET" }, (answer) => {
      let body = ""
      answer.setEncoding("utf8").on("data", (part: string) => (body += part))
      answer.on("end", () => done({ status: answer.statusCode ?? 0, body }))
    })
    sent.on("error", fail).end()
  })
}

/** The address of one of our own server functions, as a page's code names it. */
async function aServerFunction(): Promise<string> {
  const { body } = await get("/")
  const scripts = [...body.matchAll(/"?(\/assets\/[\w-]+\.js)"?/g)].map((match) => match[1] ?? "")
  for (const script of new Set(scripts)) {
    const id = /["'`]([0-9a-f]{64})["'`]/.exec((await get(script)).body)?.[1]
    if (id) return `/_serverFn/${id}`
  }
  throw new Error("found no server function in the page's code")
}

const nonceOf = (policy: string) => /'nonce-(\w+)'/.exec(policy)?.[1] ?? ""

function directive(policy: string, name: string) {
  const found = policy.split("; ").find((one) => one.startsWith(`${name} `))
  return found?.slice(name.length + 1)
}
