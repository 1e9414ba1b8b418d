import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { get, type IncomingHttpHeaders } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, expect, test } from "vitest"
import { parseEnv } from "../src/session/env.ts"
import { startWebServer } from "./web-server.ts"

let folder: string
let web: Awaited<ReturnType<typeof startWebServer>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-kept-"))
  await mkdir(join(folder, "assets"))
  await writeFile(join(folder, "robots-of-ours.txt"), "first")
  const env = { ...parseEnv({ WEB_HOST: "127.0.0.1" }), WEB_PORT: 0 }
  web = await startWebServer({ env, draw: async () => new Response("a page"), assets: `${folder}/` })
})
afterAll(async () => {
  await web.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((done, failed) => {
    get({ port: web.port, host: "127.0.0.1", path, method, headers }, async (answer) => {
      const { date: _, ...own } = answer.headers
      done({ status: answer.statusCode ?? 0, headers: own, body: await text(answer) })
    }).on("error", failed)
  })

async function writeScript(name: string) {
  for (const [end, content] of Object.entries({ "": "plain", ".br": "brotli", ".gz": "gzip" }))
    await writeFile(join(folder, "assets", name + end), content)
}

test.each([
  ["br", { "accept-encoding": "gzip, br" }, "brotli"],
  ["gzip", { "accept-encoding": "gzip" }, "gzip"],
  ["neither", { "accept-encoding": "br;q=0, gzip;q=0" }, "plain"],
])(
  "a hashed file is read once for browsers that take %s, and answered the same",
  async (_, headers, body) => {
    const name = `app-${body}.js`
    await writeScript(name)
    const first = await ask(`/assets/${name}`, headers)
    expect(first).toMatchObject({ status: 200, body, headers: { "x-frame-options": "DENY" } })
    await rm(join(folder, "assets"), { recursive: true })
    await mkdir(join(folder, "assets"))
    expect(await ask(`/assets/${name}`, headers)).toEqual(first)
    const head = await ask(`/assets/${name}`, headers, "HEAD")
    expect(head.status).toBe(404)
  },
)

test("one that isn't there is asked for again", async () => {
  expect((await ask("/assets/late-1.js")).status).toBe(404)
  await writeScript("late-1.js")
  expect(await ask("/assets/late-1.js")).toMatchObject({ status: 200, body: "plain" })
})

test("a file whose name doesn't change with its content is read each time", async () => {
  expect((await ask("/robots-of-ours.txt")).body).toBe("first")
  await writeFile(join(folder, "robots-of-ours.txt"), "second")
  expect((await ask("/robots-of-ours.txt")).body).toBe("second")
})
