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

const gzip = { accept: "text/html", "accept-encoding": "gzip, br" }
const nonceOf = (text = "") => /nonce[-=]"?(\w+)/.exec(text)?.[1]
/** What is made for one answer alone comes as brotli. */
const isKept = ({ headers }: { headers: IncomingHttpHeaders }) => headers["content-encoding"] === "gzip"

test("a kept page has the head and the words of a drawn one, its own nonce and its own id", async () => {
  const { ask, drawings } = await aServer()
  const plain = await ask("/tasks?q=tap", { accept: "text/html" })
  const answers = [await ask("/tasks?q=tap", gzip), await ask("/tasks?q=tap", gzip)]
  expect(drawings()).toBe(1)
  const own = ["content-security-policy", "x-request-id"]
  const transport = ["content-encoding", "content-length", "transfer-encoding", "date"]
  const shared = (headers: IncomingHttpHeaders) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => ![...own, ...transport].includes(name)))
  for (const { status, headers, body } of answers) {
    expect(status).toBe(200)
    expect(headers["content-encoding"]).toBe("gzip")
    expect(shared(headers)).toEqual(shared(plain.headers))
    expect(nonceOf(String(headers["content-security-policy"]))).toBe(nonceOf(body))
    expect(body).toContain(`<i>${headers["x-request-id"]}</i>`)
    const same = body
      .replaceAll(nonceOf(body) ?? "?", nonceOf(plain.body) ?? "?")
      .replaceAll(String(headers["x-request-id"]), String(plain.headers["x-request-id"]))
    expect(same).toBe(plain.body)
  }
  expect(new Set([plain, ...answers].map(({ body }) => nonceOf(body))).size).toBe(3)
  expect(answers.every(isKept)).toBe(true)
})

test.each([
  ["with a cookie of their own", "/tasks", { ...gzip, cookie: "doable.session=ana.1" }],
  ["in another language", "/tasks", { ...gzip, "accept-language": "ro" }],
  ["at another address", "/tasks?page=2", gzip],
  ["who ask for something else", "/tasks", { ...gzip, accept: "application/json" }],
])("those %s don't get it", async (_, path, headers) => {
  const { ask, drawings } = await aServer()
  await ask("/tasks", gzip)
  const other = await ask(path, headers)
  expect(isKept(other)).toBe(false)
  expect(other.body).toContain(`<p>${drawings()}</p>`)
  expect(drawings()).toBe(2)
  expect(isKept(await ask("/tasks", gzip))).toBe(true)
})

test.each(["//tasks", "/tasks/", "http://other.example/tasks", "/%2Ftasks", "*"])(
  "%s is no kept page",
  async (path) => {
    const { ask } = await aServer()
    await ask("/tasks", gzip)
    expect(isKept(await ask(path, gzip))).toBe(false)
  },
)

test("a browser that doesn't take gzip gets plain text, and asking for the head alone gets no body", async () => {
  const { ask } = await aServer()
  await ask("/", gzip)
  const plain = await ask("/", { accept: "text/html", "accept-encoding": "gzip;q=0" })
  expect(plain.headers["content-encoding"]).toBeUndefined()
  expect(plain.body).toContain("<p>1</p>")
  expect((await ask("/", gzip, "HEAD")).body).toBe("")
})

test("two builds beside each other, as in an upgrade, each answer with pages of their own", async () => {
  const [old, next] = [await aServer("old build"), await aServer("next build")]
  for (const _ of ["rendered", "kept"]) {
    expect((await old.ask("/tasks", gzip)).body).toContain("<b>old build</b>")
    expect((await next.ask("/tasks", gzip)).body).toContain("<b>next build</b>")
  }
  expect([old.drawings(), next.drawings()]).toEqual([1, 1])
})
