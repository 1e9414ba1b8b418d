import { get, type IncomingHttpHeaders } from "node:http"
import { buffer } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, onTestFinished, test } from "vitest"
import { parseEnv } from "../../src/session/env.ts"
import { startWebServer } from "../web-server.ts"

/** The real server around a build whose pages say how often one was drawn, and for whom. */
async function aServer(build = "this build") {
  let drawings = 0
  const draw = async (request: Request) => {
    const nonce = crypto.randomUUID().replaceAll("-", "")
    const id = request.headers.get("x-request-id") ?? ""
    const page = `<html lang="${request.headers.get("accept-language")}"><script nonce="${nonce}"></script>
      <p>${(drawings += 1)}</p><p>${request.headers.get("cookie")}</p><i>${id}</i><b>${build}</b>${"<li>row</li>".repeat(500)}`
    return new Response(page, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": `script-src 'nonce-${nonce}' 'strict-dynamic'`,
        "x-request-id": id,
        "cache-control": "private, no-store",
        vary: "Cookie, Accept-Language",
        "set-cookie": "locale=ro; Path=/",
      },
    })
  }
  const env = { ...parseEnv({ VISITOR_PAGE_SECONDS: "60", WEB_HOST: "127.0.0.1" }), WEB_PORT: 0 }
  const web = await startWebServer({ env, draw, assets: "/nowhere/" })
  onTestFinished(() => web.stop())
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((done, failed) => {
      const options = { port: web.port, host: "127.0.0.1", path, method, headers }
      get(options, async (answer) => {
        const bytes = await buffer(answer)
        const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[
          answer.headers["content-encoding"] ?? ""
        ]
        const body = (unpack && bytes.length > 0 ? unpack(bytes) : bytes).toString()
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body })
      }).on("error", failed)
    })
  return { ask, drawings: () => drawings }
}

const html = { accept: "text/html", "accept-encoding": "gzip, br" }
const gzip = { accept: "text/html", "accept-encoding": "gzip" }

test.each([
  ["brotli", html, "br"],
  ["gzip", gzip, "gzip"],
  ["neither", { accept: "text/html", "accept-encoding": "br;q=0, gzip;q=0" }, undefined],
])("a kept page for those who take %s is the drawn one", async (_, headers, encoding) => {
  const { ask, drawings } = await aServer()
  const first = await ask("/tasks?q=tap", { accept: "text/html" })
  const answers = [await ask("/tasks?q=tap", headers), await ask("/tasks?q=tap", headers)]
  expect(drawings()).toBe(1)
  const transport = ["content-encoding", "content-length", "transfer-encoding", "date"]
  const shared = (all: IncomingHttpHeaders) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !transport.includes(name)))
  for (const answer of answers) {
    expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, encoding])
    expect(shared(answer.headers)).toEqual(shared(first.headers))
    expect(answer.headers.vary).toMatch(/Cookie, Accept-Language, Accept-Encoding/i)
    expect(answer.body).toBe(first.body)
  }
})

test.each([
  ["with a cookie of their own", "/tasks", { ...html, cookie: "doable.session=ana.1" }],
  ["in another language", "/tasks", { ...html, "accept-language": "ro" }],
  ["at another address", "/tasks?page=2", html],
  ["who ask for something else", "/tasks", { ...html, accept: "application/json" }],
  ["with two slashes", "//tasks", html],
  ["with another path", "/%2Ftasks", html],
])("those %s don't get it", async (_, path, headers) => {
  const { ask, drawings } = await aServer()
  for (const _ of [1, 2]) await ask("/tasks", html)
  const other = await ask(path, headers)
  expect(other.body).toContain(`<p>${drawings()}</p>`)
  expect(drawings()).toBe(2)
  expect((await ask("/tasks", html)).body).toContain("<p>1</p>")
})

test("what is no address gets no kept page", async () => {
  const { ask } = await aServer()
  for (const _ of [1, 2]) await ask("/", html)
  expect((await ask("*", html)).body).not.toContain("<p>1</p>")
})

test("asking for the head alone gets that of the kept page, and draws nothing", async () => {
  const { ask, drawings } = await aServer()
  for (const _ of [1, 2]) await ask("/", html)
  const { headers } = await ask("/", html)
  const head = await ask("/", html, "HEAD")
  expect([head.status, head.body, head.headers["content-length"]]).toEqual([
    200,
    "",
    headers["content-length"],
  ])
  expect(drawings()).toBe(1)
})

test("two builds beside each other, as in an upgrade, each answer with pages of their own", async () => {
  const [old, next] = [await aServer("old build"), await aServer("next build")]
  for (const _ of ["rendered", "kept"]) {
    expect((await old.ask("/tasks", gzip)).body).toContain("<b>old build</b>")
    expect((await next.ask("/tasks", gzip)).body).toContain("<b>next build</b>")
  }
  expect([old.drawings(), next.drawings()]).toEqual([1, 1])
})
