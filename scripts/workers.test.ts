import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { root } from "./env.ts"
import { freePort } from "./ports.ts"
import { createProcessGroup } from "./process-group.ts"

/** Says who it is, and ends as our servers do. */
const program = `
import cluster from "node:cluster"
import { once } from "node:events"
import { createServer } from "node:http"
const server = createServer((_, answer) => setImmediate(() => answer.end(String(process.pid))))
server.listen(Number(process.env.PORT))
process.on("SIGTERM", () =>
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
  await writeFile(join(folder, "server.mjs"), program)
  await writeFile(join(folder, "broken.mjs"), "process.exit(3)")
})
afterAll(async () => {
  await processes.stop()
  await rm(folder, { recursive: true, force: true })
})

const startWorkers = (name: string, port: number) =>
  processes.start(name, process.execPath, [join(root, "scripts/workers.ts"), "2", join(folder, name)], {
    env: { PORT: String(port) },
  })

test("two share a port, are replaced without turning anyone away, and come back when killed", async () => {
  const port = await freePort()
  const child = startWorkers("server.mjs", port)
  // A connection that was on its way to a worker that's killed gets no answer.
  const ask = async () => {
    const signal = AbortSignal.timeout(5_000)
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: "close" }, signal })
    return Number(await answer.text())
  }
  const pids = async () => new Set(await Promise.all(Array.from({ length: 8 }, ask)))
  await expect.poll(() => pids().catch(() => new Set())).toHaveProperty("size", 2)
  const first = await pids()

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
