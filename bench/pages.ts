// The list over HTTP and the page drawn from it, each beside a bare server, in interleaved rounds: processor time of
// every process that has a part in it, PostgreSQL's among them.
import { fork } from "node:child_process"
import { once } from "node:events"
import { Agent, get } from "node:http"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { aSession, aUser, cookieOf } from "../apps/api/test/factories.ts"
import { buildWeb, staleBuild } from "../scripts/build-web.ts"
import { root } from "../scripts/env.ts"
import { freePort } from "../scripts/ports.ts"
import { createProcessGroup } from "../scripts/process-group.ts"
import { withDatabase } from "./database.ts"
import { grow, prepare } from "./generate-tasks.ts"
import { cpuOfFamily, cpuOfProcess } from "./processor-time.ts"
import { median } from "./rounds.ts"

const size = 100_000
const rounds = 7
const atOnce = 8
const buildFolder = join(root, ".cache/test-web")

type Side = { name: string; url: string; calls: number; headers?: Record<string, string>; against?: string }

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const ask = ({ url, headers = {} }: Side) =>
  new Promise<number>((resolve, reject) => {
    let bytes = 0
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.on("data", (part: Buffer) => (bytes += part.length)).on("end", () => resolve(bytes))
    }).on("error", reject)
  })
async function askMany(side: Side) {
  let left = side.calls
  const one = async () => {
    while (left-- > 0) await ask(side)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

await withDatabase(async ({ url, db, postmaster }) => {
  await prepare(db)
  await grow(db, 0, size)
  const cookie = cookieOf(await aSession(db, await aUser(db)))
  const processes = createProcessGroup()
  const ports = { drawn: await freePort(), kept: await freePort() }
  const servers = fork(fileURLToPath(new URL("list-servers.ts", import.meta.url)), [
    url,
    `http://localhost:${ports.drawn}`,
  ])
  const [{ api, bare }] = (await once(servers, "message")) as [{ api: number; bare: number }]
  const apiUrl = `http://127.0.0.1:${api}`
  const env = {
    NODE_ENV: "production",
    SERVER_URL: apiUrl,
    API_INTERNAL_URL: apiUrl,
    WEB_BUILD: buildFolder,
    RATE_LIMITS: "off",
  }
  const stale = await staleBuild(buildFolder)
  if (stale) await buildWeb(processes, env, stale, buildFolder)
  const serve = async (port: number, seconds: string) => {
    const own = { WEB_PORT: String(port), UI_URL: `http://localhost:${port}`, VISITOR_PAGE_SECONDS: seconds }
    const heard = Promise.withResolvers<void>()
    const onLine = (line: string) => line.includes("listens") && heard.resolve()
    const file = join(root, "apps/web/server/serve.ts")
    const web = processes.start("the web", process.execPath, [file], {
      env: { ...env, ...own },
      cwd: root,
      onLine,
    })
    await heard.promise
    return web.pid
  }
  const pids = [servers.pid ?? 0, await serve(ports.drawn, "0"), await serve(ports.kept, "60")]

  const list = `${apiUrl}/trpc/task.getList`
  const html = { accept: "text/html", "accept-encoding": "br, gzip" }
  const drawn = {
    name: "/tasks, drawn for everybody apart",
    url: `http://localhost:${ports.drawn}/tasks`,
    calls: 40,
    headers: html,
  }
  const kept = {
    name: "/tasks, kept for visitors",
    url: `http://localhost:${ports.kept}/tasks`,
    calls: 5000,
    headers: html,
  }
  const pageBytes = await ask(kept)
  const listBytes = await ask({ name: "", url: list, calls: 1 })
  const floor = `http://127.0.0.1:${bare}`
  const sides: Side[] = [
    { name: "bare node:http and pg, the same list", url: `${floor}/list`, calls: 400, headers: { cookie } },
    { name: "bare node:http, as many bytes as the list", url: `${floor}/bytes/${listBytes}`, calls: 400 },
    {
      name: "task.getList with a session",
      url: list,
      calls: 400,
      headers: { cookie },
      against: "bare node:http and pg, the same list",
    },
    {
      name: "task.getList for a visitor",
      url: list,
      calls: 400,
      against: "bare node:http and pg, the same list",
    },
    { name: "bare node:http, as many bytes as the page", url: `${floor}/bytes/${pageBytes}`, calls: 5000 },
    { ...drawn, against: "bare node:http, as many bytes as the page" },
    { ...kept, against: "bare node:http, as many bytes as the page" },
  ]
  const spent = async () => {
    const each = await Promise.all([cpuOfFamily(postmaster), ...pids.map(cpuOfProcess)])
    return each.reduce((sum, one) => sum + one, 0)
  }
  const costs = new Map(sides.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const side of sides) {
      const before = await spent()
      await askMany(side)
      // The first round only warms up.
      if (round > 0) costs.get(side.name)?.push(((await spent()) - before) / side.calls)
    }
  }
  agent.destroy()
  servers.kill()
  await processes.stop()
  const costOf = (name: string) => median(costs.get(name) ?? [])
  console.log(`the list: ${listBytes} bytes, the page: ${pageBytes} bytes as brotli, ${size} tasks`)
  for (const { name, against } of sides) {
    const ratio = against ? `, ${(costOf(against) / costOf(name)).toFixed(2)} of ${against}` : ""
    console.log(`${name.padEnd(44)} ${Math.round(costOf(name))} µs${ratio}`)
  }
})
