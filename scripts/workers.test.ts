import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { root } from "./env.ts"
import { freePort } from "./ports.ts"
import { createProcessGroup } from "./process-group.ts"

/** Says who it is, and of which version. Told that another one has its place, it finishes what it has started. */
const program = `
import cluster from "node:cluster"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { createServer } from "node:http"
if (existsSync(process.env.BROKEN)) process.exit(3)
const server = createServer((_, answer) => setImmediate(() => answer.end(process.pid + import.meta.url)))
server.listen(Number(process.env.PORT))
process.on("SIGTERM", () => process.exit(0))
process.on("SIGUSR2", () =>
  server.close(async () => {
    const left = once(process, "disconnect")
    cluster.worker.disconnect()
    await left
    process.exit(0)
  }),
)
`
let folder: string
const processes = createProcessGroup()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-workers-"))
  for (const version of ["one", "two"]) {
    await mkdir(join(folder, version))
    await writeFile(join(folder, version, "server.mjs"), program)
  }
  await writeFile(join(folder, "one/broken.mjs"), "process.exit(3)")
  await use("one")
})
afterAll(async () => {
  await processes.stop()
  await rm(folder, { recursive: true, force: true })
})

/** As an operator chooses a version. */
async function use(version: string) {
  await symlink(version, join(folder, "next"))
  await rename(join(folder, "next"), join(folder, "current"))
}

const startWorkers = (name: string, port: number) =>
  processes.start(
    name,
    process.execPath,
    [join(root, "scripts/workers.ts"), "2", join(folder, "current", name)],
    {
      env: { PORT: String(port), BROKEN: join(folder, "is-broken") },
    },
  )

test("two share a port, are replaced by another version without turning anyone away, and come back when killed", async () => {
  const port = await freePort()
  const child = startWorkers("server.mjs", port)
  const ask = async (signal: AbortSignal | null = null) => {
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: "close" }, signal })
    return answer.text()
  }
  // A connection that was on its way to a worker that's killed gets no answer.
  const askInTime = () => ask(AbortSignal.timeout(5_000))
  const answers = async () => new Set(await Promise.all(Array.from({ length: 8 }, askInTime)))
  const pids = async () => new Set([...(await answers())].map((text) => Number.parseInt(text)))
  await expect.poll(() => pids().catch(() => new Set())).toHaveProperty("size", 2)
  const first = await pids()

  // A version that can't start takes nobody's place.
  await writeFile(join(folder, "is-broken"), "")
  process.kill(child.pid, "SIGHUP")
  await expect.poll(child.tail).toContain("the one before it goes on")
  expect(await pids()).toEqual(first)
  await rm(join(folder, "is-broken"))

  await use("two")
  const failures: unknown[] = []
  const hammer = { isOver: false }
  const visitors = Array.from({ length: 4 }, async () => {
    while (!hammer.isOver) await ask().catch((error: unknown) => failures.push(error))
  })
  process.kill(child.pid, "SIGHUP")
  const areNew = async () => [...(await pids())].filter((pid) => first.has(pid))
  await expect.poll(areNew).toEqual([])
  hammer.isOver = true
  await Promise.all(visitors)
  expect(failures).toEqual([])
  for (const text of await answers()) expect(text).toContain("/two/")

  const [one = 0] = await pids()
  process.kill(one, "SIGKILL")
  const isReplaced = async () => {
    const now = await pids().catch(() => new Set<number>())
    return now.size === 2 && !now.has(one)
  }
  await expect.poll(isReplaced).toBe(true)
  await child.stop()
  expect((await child.exited).code).toBe(0)
  await expect(ask()).rejects.toThrow("fetch failed")
})

test("a program that can't start ends all of it", async () => {
  const child = startWorkers("broken.mjs", await freePort())
  expect((await child.exited).code).toBe(1)
})
