import { spawn } from "node:child_process"
import { EventEmitter, once } from "node:events"
import { createConnection, createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { z } from "zod"
import { loading } from "../test/env.ts"
import { answer } from "../test/answer.ts"
import { testEnv } from "../test/api.ts"
import { aDatabase } from "../test/database.ts"
import { testSecret } from "../test/factories.ts"
import { createLog } from "./platform/settings/log.ts"
import { start } from "./start.ts"
import { publicProcedure, router } from "./platform/trpc.ts"

const world = aDatabase()
const patient = { log: createLog("silent"), patience: 5 }

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

test("a stop says not ready at once, finishes the request in flight, then takes no more", async () => {
  const [begun, released] = [deferred(), deferred()]
  const slow = router({
    wait: publicProcedure.output(z.string()).query(async () => {
      begun.resolve()
      await released.promise
      return "finished"
    }),
  })
  const env = testEnv(world.url, { STOP_DELAY_MS: "500" })
  const [waits, waited] = [[] as number[], deferred()]
  const wait = (ms: number) => (waits.push(ms), waited.promise)
  const api = await start(env, { router: slow, wait, ...patient })
  const inFlight = fetch(`${api.url}/trpc/wait`)
  await begun.promise

  const stopped = api.stop()
  const ready = await fetch(`${api.url}/health/ready`)
  expect(await answer(ready)).toMatchObject({ status: 503, body: { status: "stopping" } })
  expect(ready.headers.get("connection")).toBe("close")
  expect((await fetch(`${api.url}/health/live`)).status).toBe(200)
  expect(waits).toEqual([500])
  waited.resolve()
  await expect
    .poll(() =>
      fetch(`${api.url}/health/live`).then(
        () => "open",
        () => "refused",
      ),
    )
    .toBe("refused")

  released.resolve()
  expect(await (await inFlight).json()).toEqual({ result: { data: "finished" } })
  await stopped
})

test("replaced by another process, it takes no new connection, and kept ones get one more answer", async () => {
  const env = testEnv(world.url, { STOP_DELAY_MS: "60000" })
  // The time of kept connections isn't over before they have asked.
  const wait = () => new Promise(() => {})
  const api = await start(env, { wait, ...patient })
  const kept = createConnection(api.port, "127.0.0.1")
  const ask = () => kept.write("GET /health/ready HTTP/1.1\r\nHost: x\r\n\r\n")
  ask()
  const [first] = (await once(kept, "data")) as [Buffer]
  expect(first.toString()).toContain("keep-alive")
  const stopped = api.stop("replaced")
  await expect.poll(() => fetch(`${api.url}/health/live`).catch(() => "refused")).toBe("refused")
  ask()
  expect(await text(kept)).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i)
  await stopped
})

test("live without a database, ready only with one; calls say 503", async () => {
  const env = testEnv(world.url)
  const api = await start(env, patient)
  try {
    expect((await fetch(`${api.url}/health/ready`)).status).toBe(200)
    // The name of the database is taken away, as if the server had lost it.
    const name = new URL(world.url).pathname.slice(1)
    const admin = new URL(world.url)
    admin.pathname = "postgres"
    const { default: pg } = await import("pg")
    const client = new pg.Client(admin.href)
    await client.connect()
    await client.query(`alter database ${name} with allow_connections false`)
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name])

    await expect.poll(async () => (await fetch(`${api.url}/health/ready`)).status).toBe(503)
    expect((await fetch(`${api.url}/health/live`)).status).toBe(200)

    await client.query(`alter database ${name} with allow_connections true`)
    await client.end()
    await expect.poll(async () => (await fetch(`${api.url}/health/ready`)).status).toBe(200)
  } finally {
    await api.stop()
  }
})

test("health checks are answered without a Host header", async () => {
  const api = await start(testEnv(world.url), patient)
  try {
    const socket = createConnection(api.port, "127.0.0.1")
    socket.write("GET /health/ready HTTP/1.1\r\nConnection: close\r\n\r\n")
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*"status":"ok"/)
  } finally {
    await api.stop()
  }
})

/** The API as a process of its own, with what it says on either channel. */
function runMain(env: Record<string, string>) {
  const main = fileURLToPath(new URL("main.ts", import.meta.url))
  const child = spawn(process.execPath, [main], { env: { ...loading, ...env } })
  let output = ""
  const news = new EventEmitter()
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString()
      news.emit("output")
    })
  /** However long a busy machine takes to load all of it. */
  const said = async (text: string) => {
    while (!output.includes(text)) await once(news, "output")
  }
  return { child, said, ended: once(child, "close"), output: () => output }
}

const usable = () => ({
  DATABASE_URL: world.url,
  AUTH_SECRET: testSecret,
  API_PORT: "0",
  NODE_ENV: "test",
  MAIL_DIR: join(tmpdir(), "mail"),
  FILES_DIR: join(tmpdir(), "files"),
})

test("a production API behind a proxy that nobody named warns in its log, and ends cleanly on SIGINT", async () => {
  const { child, said, ended, output } = runMain({
    ...usable(),
    NODE_ENV: "production",
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "Doable <no-reply@doable.example>",
  })
  await said("listening")
  child.kill("SIGINT")
  expect(await ended).toEqual([0, null])
  expect(output()).toContain("stopped")
  expect(output()).toContain("TRUSTED_PROXIES is empty")
})

test("the process ends cleanly on SIGTERM, and a second one does not cut the end short", async () => {
  const { child, said, ended, output } = runMain({ ...usable(), STOP_DELAY_MS: "1000" })
  await said("listening")
  child.kill("SIGTERM")
  await said("stopping")
  child.kill("SIGTERM")
  expect(await ended).toEqual([0, null])
  expect(output()).toContain("stopped")
})

test("a configuration that cannot work ends the start with every problem and no stack", async () => {
  const { ended, output } = runMain({ API_PORT: "none" })
  expect(await ended).toEqual([1, null])
  expect(output()).toContain("API_PORT")
  expect(output()).toContain("AUTH_SECRET is missing")
  expect(output()).not.toContain("    at ")
})

test("a port that is taken and a database that is away are said in a sentence", async () => {
  const other = createServer()
  await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready))
  const API_PORT = String((other.address() as AddressInfo).port)
  const taken = runMain({ ...usable(), API_PORT })
  const figures = runMain({ ...usable(), API_METRICS_PORT: API_PORT })
  const away = runMain({ ...usable(), DATABASE_URL: "postgresql://doable:hunter2@127.0.0.1:1/shop" })
  for (const { ended } of [taken, figures, away]) expect(await ended).toEqual([1, null])
  other.close()
  expect(taken.output()).toContain(`port ${API_PORT}: another program listens there. Change API_PORT`)
  expect(figures.output()).toContain(
    `port ${API_PORT}: another program listens there. Change API_METRICS_PORT`,
  )
  expect(away.output()).toContain("at 127.0.0.1, port 1, cannot be used: nothing listens there")
  expect(taken.output() + away.output()).not.toMatch(/ {4}at |hunter2/)
})
