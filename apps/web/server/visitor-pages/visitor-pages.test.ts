import { createHash } from "node:crypto"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { incompleteHeader } from "../../src/session/incomplete-page.ts"
import { visitorPages } from "./visitor-pages.ts"

let time = 0
let drawings = 0
/** Draws what it was asked by, so that whatever a page could tell of a visitor is in it. */
const draw = vi.fn<(request: Request) => Promise<Response>>(async (request): Promise<Response> => {
  const nonce = crypto.randomUUID().replaceAll("-", "")
  const told = JSON.stringify({ url: request.url, headers: Object.fromEntries(request.headers) })
  return new Response(`<script nonce="${nonce}">${told}</script><i nonce="${nonce}">${(drawings += 1)}</i>`, {
    headers: {
      "content-security-policy": `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`,
      "x-request-id": request.headers.get("x-request-id") ?? "",
      "cache-control": "private, no-store",
    },
  })
})
const uiUrl = "https://doable.example"
const serverOf = (options: { seconds?: number; most?: number } = {}) =>
  visitorPages({ draw, uiUrl, seconds: 5, now: () => time, ...options }).page
const visit = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://other-name.example${path}`, {
    headers: { "x-request-id": crypto.randomUUID(), accept: "text/html,*/*;q=0.8", ...headers },
  })

beforeEach(() => {
  time = 1_000_000
  drawings = 0
  draw.mockClear()
})

describe("one drawing", () => {
  test("serves those who closed the same announcement, and never one of them with another's", async () => {
    const page = serverOf()
    const closed = (id: string) => page(visit("/", { cookie: `announcement=${id}` }))
    const [first, second] = [await closed("back.1"), await closed("back.1")]
    expect(await first.text()).toContain("announcement=back.1")
    expect(await second.text()).toContain("announcement=back.1")
    await closed("back.2")
    await page(visit("/"))
    expect(draw).toHaveBeenCalledTimes(3)
    expect(await (await closed("<script>")).text()).not.toContain("announcement=")
    expect(draw).toHaveBeenCalledTimes(3)
  })

  test("serves every visitor of its language for the promised seconds", async () => {
    const page = serverOf()
    for (const _ of [1, 2, 3]) await page(visit("/tasks?q=tap"))
    await page(visit("/tasks?q=tap", { "accept-language": "ro-MD" }))
    expect(draw).toHaveBeenCalledTimes(2)
    time += 3_999
    await page(visit("/tasks?q=tap"))
    expect(draw).toHaveBeenCalledTimes(2)
    time += 1_001
    expect(await (await page(visit("/tasks?q=tap"))).text()).toContain(">3</i>")
  })

  test("in its last second serves on while the next is drawn, once, and nobody waits", async () => {
    const page = serverOf()
    const shown = async () => />(\d+)<\/i>/.exec(await (await page(visit("/"))).text())?.[1]
    const drawn = draw.getMockImplementation() ?? draw
    expect(await shown()).toBe("1")
    time += 4_000
    const held = Promise.withResolvers<void>()
    draw.mockImplementationOnce(async (request) => {
      await held.promise
      return drawn(request)
    })
    expect([await shown(), await shown(), await shown()]).toEqual(["1", "1", "1"])
    expect(draw).toHaveBeenCalledTimes(2)
    time += 1_000
    // Too old by now, and the next one is on its way.
    const waiting = shown()
    held.resolve()
    expect(await waiting).toBe("2")
    expect(await shown()).toBe("2")
    time += 3_999
    expect(await shown()).toBe("2")
    expect(draw).toHaveBeenCalledTimes(3)
  })

  test("that fails in the last second leaves the old one to serve until its end", async () => {
    const page = serverOf()
    await page(visit("/"))
    time += 4_500
    draw.mockImplementationOnce(async () => new Response("oh", { status: 500 }))
    for (const _ of [1, 2]) expect(await (await page(visit("/"))).text()).toContain(">1</i>")
    time += 500
    expect(await (await page(visit("/"))).text()).not.toContain(">1</i>")
  })

  test("serves those who ask while it is being made", async () => {
    const page = serverOf()
    await Promise.all([1, 2, 3].map(() => page(visit("/"))))
    expect(draw).toHaveBeenCalledTimes(1)
  })

  test("is waited for however long it takes, and is then as old as its beginning", async () => {
    const page = serverOf()
    const first = page(visit("/"))
    time += 60_000
    const second = page(visit("/"))
    expect(await (await second).text()).toContain(">1</i>")
    await first
    expect(await (await page(visit("/"))).text()).toContain(">2</i>")
  })

  test("is another for every address and every language that was chosen", async () => {
    const page = serverOf()
    const chosen = { cookie: "locale=ru" }
    for (const path of ["/", "/tasks", "/tasks?page=2", "/services"]) await page(visit(path))
    await page(visit("/", chosen))
    await page(visit("/", { "accept-language": "ru" }))
    expect(draw).toHaveBeenCalledTimes(6)
    expect(await (await page(visit("/", chosen))).text()).toContain('"accept-language":"ru"')
  })
})

describe("every answer", () => {
  test("is the same to the last byte, and allows its scripts by what they consist of: a shared nonce says nothing", async () => {
    const page = serverOf()
    const answers = await Promise.all([1, 2].map(() => page(visit("/"))))
    const [one, other] = await Promise.all(
      answers.map(async (answer) => [await answer.text(), [...answer.headers]] as const),
    )
    expect(other).toEqual(one)
    const [, script = ""] = /<script[^>]*>(.*?)<\/script>/.exec(one?.[0] ?? "") ?? []
    const [, nonce] = /nonce="(\w+)"/.exec(one?.[0] ?? "") ?? []
    const hash = createHash("sha256").update(script).digest("base64")
    expect(answers[0]?.headers.get("content-security-policy")).toBe(
      `script-src 'sha256-${hash}'; style-src 'nonce-${nonce}'`,
    )
  })

  test("doesn't allow a script that someone else got into the page", async () => {
    const page = serverOf()
    draw.mockImplementationOnce(async () => {
      const answer = new Response('<script nonce="abc">ours()</script><script>steal()</script>')
      answer.headers.set("content-security-policy", "script-src 'nonce-abc'; style-src 'nonce-abc'")
      return answer
    })
    const policy = (await page(visit("/tasks"))).headers.get("content-security-policy")
    const hashOf = (text: string) => createHash("sha256").update(text).digest("base64")
    expect(policy).toContain(hashOf("ours()"))
    expect(policy).not.toContain(hashOf("steal()"))
  })

  test("says that nobody on the way may keep it", async () => {
    const answer = await serverOf()(visit("/"))
    expect(answer.headers.get("cache-control")).toBe("private, no-store")
  })
})

describe("nothing of one person reaches another", () => {
  test("a shared page is drawn without browser, referrer or the name used for the server", async () => {
    const page = serverOf()
    const traces = {
      "user-agent": "Ana's phone",
      referer: "https://ana.example",
    }
    const text = await (await page(visit("/", traces))).text()
    for (const trace of [...Object.values(traces), "other-name"]) expect(text).not.toContain(trace)
    expect(text).toContain(`"url":"${uiUrl}/"`)
  })

  test("the one who asks first pays for it: the API is told the address, and nothing but the address", async () => {
    const text = await (await serverOf()(visit("/", { "x-forwarded-for": "203.0.113.5" }))).text()
    const { headers } = JSON.parse(/{.*}/.exec(text)?.[0] ?? "") as { headers: Record<string, string> }
    expect(headers).toEqual({
      accept: "text/html",
      "accept-language": "en",
      "x-forwarded-for": "203.0.113.5",
      "x-request-id": expect.any(String),
    })
  })

  test.each([
    "doable.session=ana.1",
    "__Host-doable.session=ana.1",
    "locale=ru; doable.device=7",
    "anything=1",
  ])("whoever brings %s has a page of their own, and leaves none behind", async (cookie) => {
    const page = serverOf()
    const own = await page(visit("/tasks", { cookie }))
    expect(await own.text()).toContain(cookie)
    const visitor = await page(visit("/tasks"))
    expect(await visitor.text()).not.toContain(cookie)
    const back = await page(visit("/tasks", { cookie }))
    expect(await back.text()).toContain(cookie)
    expect(draw).toHaveBeenCalledTimes(3)
  })

  test.each([
    "/tasks/create",
    "/tasks/5f0c0b0e-0000-4000-8000-000000000000",
    "/account",
    "/signin",
    "/_serverFn/x",
  ])("%s is drawn each time", async (path) => {
    const page = serverOf()
    for (const _ of [1, 2]) await page(visit(path))
    expect(draw).toHaveBeenCalledTimes(2)
  })
})

describe("not kept", () => {
  test.each([
    ["a redirect", () => new Response(null, { status: 307, headers: { location: "/signin" } })],
    ["a failure", () => new Response("oh", { status: 500 })],
    ["a page without a policy", () => new Response("bare")],
  ])("%s", async (_title, answer) => {
    const page = serverOf()
    draw.mockImplementationOnce(async () => answer())
    expect(await (await page(visit("/"))).text()).toContain(">1</i>")
    expect(await (await page(visit("/"))).text()).toContain(">2</i>")
  })

  test("a page that the API left incomplete: it is said to come again, and nobody hears of the mark", async () => {
    const page = serverOf()
    const drawn = draw.getMockImplementation() ?? draw
    const incomplete = async (request: Request) => {
      const answer = await drawn(request)
      answer.headers.set(incompleteHeader, "1")
      return answer
    }
    draw.mockImplementationOnce(incomplete).mockImplementationOnce(incomplete)
    const answer = await page(visit("/"))
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
    expect(answer.headers.has(incompleteHeader)).toBe(false)
    expect(await answer.text()).toContain(">2</i>")
    const whole = await page(visit("/"))
    expect([whole.status, await whole.text()]).toEqual([200, expect.stringContaining(">3</i>")])
    expect(await (await page(visit("/"))).text()).toContain(">3</i>")
  })

  test("anything, where no seconds are promised", async () => {
    const page = serverOf({ seconds: 0 })
    for (const _ of [1, 2]) await page(visit("/"))
    expect(draw).toHaveBeenCalledTimes(2)
  })

  test("other ways to ask", async () => {
    const page = serverOf()
    await page(visit("/", { accept: "application/json" }))
    await page(visit("/"))
    expect(draw).toHaveBeenCalledTimes(2)
  })
})
