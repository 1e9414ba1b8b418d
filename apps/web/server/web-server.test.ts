import { once } from "node:events"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { answerHeaders } from "../src/security-headers.ts"
import { parseEnv } from "../src/session/env.ts"
import { startWebServer } from "./web-server.ts"

const html = { accept: "text/html", cookie: "own=1" }

/** The real server around a build that draws when it is told to. */
async function aServer(
  settings: Record<string, string> = {},
  more: Partial<Parameters<typeof startWebServer>[0]> = {},
) {
  const env = { ...parseEnv({ VISITOR_PAGE_SECONDS: "0", WEB_HOST: "127.0.0.1", ...settings }), WEB_PORT: 0 }
  const released = Promise.withResolvers<void>()
  const drawn: string[] = []
  const traces: string[] = []
  const draw = async (request: Request) => {
    traces.push(request.headers.get("traceparent") ?? "")
    drawn.push(`${request.method} ${new URL(request.url).pathname}`)
    await released.promise
    return new Response("<p>page", { headers: { "content-type": "text/html" } })
  }
  const web = await startWebServer({ env, draw, assets: "/nowhere/", ...more })
  onTestFinished(async () => {
    released.resolve()
    await web.stop()
  })
  const url = `http://127.0.0.1:${web.port}`
  const answered: number[] = []
  const from = async (address: string) => {
    const answer = await fetch(`${url}/page`, { headers: { ...html, "x-forwarded-for": address } })
    await answer.text()
    answered.push(answer.status)
    return answer
  }
  return { web, url, drawn, traces, answered, from, release: released.resolve }
}

/** However long the answers in it take, a pause ends when the test says so. */
function heldPause() {
  const paused: number[] = []
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  const pause = (ms: number) => {
    paused.push(ms)
    return promise
  }
  return { paused, pause, goOn }
}

test("beyond the pages being drawn and those that wait, everyone is told to come again, and health answers", async () => {
  const { url, drawn, answered, from, release } = await aServer({ TRUSTED_PROXIES: "127.0.0.1" })
  const pages = Array.from({ length: 100 }, (_, at) => from(`203.0.113.${at}`))
  await expect.poll(() => answered.length).toBe(28)
  expect((await fetch(`${url}/health/live`)).status).toBe(200)
  expect((await fetch(`${url}/health/ready`)).status).toBe(200)
  expect(drawn).toHaveLength(4)
  release()
  const answers = await Promise.all(pages)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(72)
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy).toHaveLength(28)
  expect(new Set(busy.map(({ headers }) => headers.get("retry-after")))).toEqual(new Set(["5"]))
})

test("one network never has all places: another's page is drawn at once", async () => {
  const { drawn, answered, from, release } = await aServer({ TRUSTED_PROXIES: "127.0.0.1" })
  const wild = Array.from({ length: 50 }, () => from("203.0.113.5"))
  await expect.poll(() => answered.length).toBe(30)
  expect(drawn).toHaveLength(2)
  const calm = from("198.51.100.7")
  await expect.poll(() => drawn.length).toBe(3)
  release()
  expect((await calm).status).toBe(200)
  const answers = await Promise.all(wild)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
})

test("a body that never comes is not waited for: nothing but GET and HEAD is drawn", async () => {
  const { web, url, drawn } = await aServer()
  const senders = Array.from({ length: 100 }, async () => {
    const socket = connect(web.port, "127.0.0.1")
    socket.write("POST /tasks HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n{")
    return text(socket)
  })
  for (const answer of await Promise.all(senders)) expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  for (const method of ["PUT", "DELETE", "OPTIONS"])
    expect((await fetch(`${url}/tasks`, { method })).headers.get("allow")).toBe("GET, HEAD")
  expect(drawn).toEqual([])
})

test("a form that was sent without scripts leads back to its page", async () => {
  const { url, drawn } = await aServer()
  const send = (path: string) =>
    fetch(url + path, { method: "POST", headers: html, body: "name=Ana", redirect: "manual" })
  const answer = await send("/contact?topic=help")
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact?topic=help"])
  expect((await send("//elsewhere.example/")).headers.get("location")).toBe("/elsewhere.example/")
  expect(drawn).toEqual([])
})

test("headers that do not end are not waited for", async () => {
  const { web } = await aServer({}, { headersTimeoutMs: 200 })
  const socket = connect(web.port, "127.0.0.1")
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

test("one address has only so many connections, a proxy of ours as many as it likes", async () => {
  const { web, url } = await aServer()
  const sockets = Array.from({ length: 260 }, () => connect(web.port, "127.0.0.1"))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  await Promise.race(sockets.map((socket) => once(socket, "close")))
  const behindProxy = await aServer({ TRUSTED_PROXIES: "127.0.0.1" })
  const many = Array.from({ length: 260 }, () => connect(behindProxy.web.port, "127.0.0.1"))
  onTestFinished(() => {
    for (const socket of many) socket.destroy()
  })
  expect((await fetch(`${behindProxy.url}/health/live`)).status).toBe(200)
  expect(many.filter(({ destroyed }) => destroyed)).toEqual([])
  for (const socket of sockets) socket.destroy()
  await expect
    .poll(() =>
      fetch(`${url}/health/live`).then(
        ({ status }) => status,
        () => "refused",
      ),
    )
    .toBe(200)
})

test("a stop says not ready at once, finishes the page in flight, then takes no more", async () => {
  const { paused, pause, goOn } = heldPause()
  const { web, url, drawn, from, release } = await aServer({ STOP_DELAY_MS: "300" }, { pause })
  const inFlight = from("203.0.113.5")
  await expect.poll(() => drawn.length).toBe(1)
  const stopped = web.stop()
  const ready = await fetch(`${url}/health/ready`)
  expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"])
  expect((await fetch(`${url}/health/live`)).status).toBe(200)
  expect(paused).toEqual([300])
  goOn()
  await expect
    .poll(() =>
      fetch(`${url}/health/live`).then(
        () => "open",
        () => "refused",
      ),
    )
    .toBe("refused")
  release()
  expect((await inFlight).status).toBe(200)
  await stopped
})

test("replaced by another process, it takes no new connection, and kept ones get one more answer", async () => {
  const { pause, goOn } = heldPause()
  const { web, url } = await aServer({ STOP_DELAY_MS: "60000" }, { pause })
  const kept = connect(web.port, "127.0.0.1")
  const ask = () => kept.write("GET /health/ready HTTP/1.1\r\nHost: x\r\n\r\n")
  ask()
  const [first] = (await once(kept, "data")) as [Buffer]
  expect(first.toString()).toContain("keep-alive")
  const stopped = web.stop("replaced")
  await expect.poll(() => fetch(`${url}/robots.txt`).catch(() => "refused")).toBe("refused")
  ask()
  expect(await text(kept)).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i)
  goOn()
  await stopped
})

test("health checks are answered without a Host header", async () => {
  const { web } = await aServer()
  const socket = connect(web.port, "127.0.0.1")
  socket.write("GET /health/ready HTTP/1.1\r\nConnection: close\r\n\r\n")
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*"status":"ok"/)
})

test.each(["/health/live", "/robots.txt", "/assets/none.js", "/_serverFn/none"])(
  "%s carries the headers that every answer carries",
  async (path) => {
    const { url } = await aServer({ UI_URL: "https://doable.test" })
    const { headers } = await fetch(url + path)
    for (const [name, value] of Object.entries(answerHeaders({ UI_URL: "https://doable.test" })))
      expect([name, headers.get(name)]).toEqual([name, value])
  },
)

test.each([
  ["a proxy of ours", "127.0.0.1", true],
  ["anybody", "", false],
])("a trace that %s names goes on or not (%s)", async (_name, TRUSTED_PROXIES, isKept) => {
  const { url, traces, release } = await aServer({ TRUSTED_PROXIES })
  release()
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736"
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
  await fetch(`${url}/page`, { headers: { ...html, traceparent } })
  expect(traces[0]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(traces[0]).not.toBe(traceparent)
  expect(traces[0]?.includes(traceId)).toBe(isKept)
})

test("the figures stand on a port of their own, by kinds of answers, and name nothing that was asked for", async () => {
  const { web, url, release } = await aServer({ WEB_METRICS_PORT: "0", VISITOR_PAGE_SECONDS: "5" })
  release()
  for (const path of ["/page/of-anna@example.com", "/tasks", "/health/live"])
    await fetch(url + path, { headers: { accept: "text/html" } })
  const figures = await fetch(`http://127.0.0.1:${web.metricsPort}/metrics`)
  const lines = (await figures.text()).split("\n")
  expect(lines).toContain('doable_web_requests_total{kind="page",status="200"} 2')
  expect(lines).toContain('doable_web_requests_total{kind="health",status="200"} 1')
  expect(lines).toContain('doable_web_page_cache_total{use="own"} 1')
  expect(lines).toContain('doable_web_page_cache_total{use="rendered"} 1')
  expect(lines.join()).toContain("nodejs_eventloop_lag_p99_seconds")
  expect(lines.join()).not.toMatch(/anna|tasks/)
  expect((await fetch(`http://127.0.0.1:${web.metricsPort}/`)).status).toBe(404)
  expect(await (await fetch(`${url}/metrics`, { headers: html })).text()).toBe("<p>page")
})
