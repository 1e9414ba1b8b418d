// Our /tasks beside the same page rendered by Next: our own components and our own data, with Next's links and routing.
import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { buildWeb, staleBuild } from "../../scripts/build-web.ts"
import { root, searchPath } from "../../scripts/env.ts"
import { freePort } from "../../scripts/ports.ts"
import { createProcessGroup } from "../../scripts/process-group.ts"
import { hashOfSources } from "../../scripts/source-hash.ts"
import { withDatabase } from "../database.ts"
import { grow, prepare } from "../generate-tasks.ts"
import { cpuOfFamily, cpuOfProcess } from "../processor-time.ts"
import { startFork } from "./forked.ts"
import { install } from "./install.ts"
import { ask, compareLoads, type Side } from "./load.ts"

const size = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 100_000)
const ourBuild = join(root, ".cache/test-web")

type Server = { port: number; pid: number }
const at = ({ port }: Server, path = "/tasks") => `http://127.0.0.1:${port}${path}`

/** What Next's build is made from. */
const madeFrom = ["bench/others/next", "apps/web/src", "packages", "package-lock.json"]

/** The first calls to the API may take longer than the page waits; afterwards their answers are recorded. */
async function askUntilWhole(url: string) {
  for (let time = 0; time < 10; time += 1) {
    const html = await ask({ url })
    if (html.includes("task-slip-link")) return
  }
  throw new Error("our page has no tasks")
}

const folder = await install("next", "22 packages, 350 MB")

await withDatabase(async ({ url, db, postmaster }) => {
  await prepare(db)
  await grow(db, 0, size)
  const processes = createProcessGroup()
  const uiUrl = `http://localhost:${await freePort()}`
  const servers = await startFork<{ api: number }>(new URL("../list-servers.ts", import.meta.url), [
    url,
    uiUrl,
  ])
  const { api } = servers.said
  const answers = new URL("recorded-answers.ts", import.meta.url)
  const recorder = await startFork<number>(answers, [`http://127.0.0.1:${api}`])
  const recorded = recorder.said

  const common = {
    PATH: searchPath().join(":"),
    NODE_ENV: "production",
    SERVER_URL: `http://127.0.0.1:${api}`,
    UI_URL: uiUrl,
    RATE_LIMITS: "off",
    WEB_BUILD: ourBuild,
    NEXT_TELEMETRY_DISABLED: "1",
  }
  const stale = await staleBuild(ourBuild)
  if (stale) await buildWeb(processes, common, stale, ourBuild)
  const next = join(folder, "node_modules/next/dist/bin/next")

  const serve = async (args: string[], cwd: string, own: object, says: string) => {
    const ready = Promise.withResolvers<void>()
    const web = processes.start(args.join(" "), process.execPath, args, {
      cwd,
      env: { ...common, ...own },
      onLine: (line) => line.includes(says) && ready.resolve(),
    })
    await Promise.race([ready.promise, web.exited.then(() => Promise.reject(new Error(web.tail())))])
    return web.pid
  }
  const buildNext = async () => {
    const sources = await hashOfSources(root, madeFrom)
    const stamp = join(folder, ".sources")
    if ((await readFile(stamp, "utf8").catch(() => "")) === sources) return
    const env = { ...common, API_INTERNAL_URL: `http://127.0.0.1:${recorded}` }
    await rm(stamp, { force: true })
    await processes.run("next build", process.execPath, [next, "build", "--webpack"], { cwd: folder, env })
    await writeFile(stamp, sources)
  }
  const serveOurs = async (answers: number, seconds: number) => {
    const port = await freePort()
    const own = {
      WEB_PORT: `${port}`,
      API_INTERNAL_URL: `http://127.0.0.1:${answers}`,
      VISITOR_PAGE_SECONDS: `${seconds}`,
    }
    return { port, pid: await serve([join(root, "apps/web/server/serve.ts")], root, own, "listens") }
  }
  const serveNext = async (answers: number) => {
    const port = await freePort()
    const own = { API_INTERNAL_URL: `http://127.0.0.1:${answers}` }
    const args = [next, "start", "--hostname", "127.0.0.1", "--port", `${port}`]
    return { port, pid: await serve(args, folder, own, "Ready") }
  }
  const ours = await serveOurs(recorded, 0)
  const oursKept = await serveOurs(recorded, 60)
  const oursWhole = await serveOurs(api, 0)
  await askUntilWhole(at(ours))
  await buildNext()
  const theirs = await serveNext(recorded)
  const theirsWhole = await serveNext(api)

  const alone =
    ({ pid }: Server) =>
    async () =>
      (await cpuOfProcess(pid)) + (await cpuOfFamily(pid))
  const withApi = (server: Server) => async () => {
    const each = [alone(server)(), cpuOfProcess(servers.pid), cpuOfFamily(postmaster)]
    return (await Promise.all(each)).reduce((sum, one) => sum + one, 0)
  }
  const plain = { accept: "text/html", "accept-encoding": "identity" }
  const gzip = { accept: "text/html", "accept-encoding": "gzip" }
  const pair = (what: string, own: Omit<Side, "name">, other: Omit<Side, "name">): Side[] => [
    { name: `Next, ${what}`, ...other },
    { name: `ours, ${what}`, ...own, against: `Next, ${what}` },
  ]
  const rendered = (headers: Record<string, string>, calls = 100) =>
    [
      { url: at(ours), headers, calls, spent: alone(ours) },
      { url: at(theirs), headers, calls, spent: alone(theirs) },
    ] as const
  const kept = (headers: Record<string, string>, calls = 3000) =>
    [
      { url: at(oursKept), headers, calls, spent: alone(oursKept) },
      { url: at(theirs, "/kept"), headers, calls, spent: alone(theirs) },
    ] as const
  const sides = [
    ...pair("rendered", ...rendered(plain)),
    ...pair("rendered, as gzip", ...rendered(gzip)),
    ...pair(
      "rendered, with API and PostgreSQL",
      { url: at(oursWhole), headers: plain, calls: 100, spent: withApi(oursWhole) },
      { url: at(theirsWhole), headers: plain, calls: 100, spent: withApi(theirsWhole) },
    ),
    ...pair("kept", ...kept(plain)),
    ...pair("kept, as gzip", ...kept(gzip, 1000)),
  ]
  for (const [name, server] of Object.entries({ ours, Next: theirs })) {
    const html = (await ask({ url: at(server), headers: plain })).toString()
    const compressed = await ask({ url: at(server), headers: gzip })
    const [page = ""] = html.split("</html>")
    const count = (tag: RegExp) => page.match(tag)?.length ?? 0
    const elements = count(/<[a-z]/g)
    const scripts = count(/<script/g)
    const cards = count(/class="[^"]*task-slip-link/g)
    console.log(
      `${name}: ${html.length} bytes, ${compressed.length} as gzip, ${elements - scripts} elements without scripts, ${scripts} scripts, ${cards} cards`,
    )
  }
  await compareLoads(sides)
  servers.child.kill()
  recorder.child.kill()
  await processes.stop()
})
