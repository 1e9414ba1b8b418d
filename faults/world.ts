// A whole Doable of its own for one fault: PostgreSQL as durable as in a real installation, the API, and the web.
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { migrate } from "../apps/api/src/migrate.ts"
import { connect } from "../apps/api/src/platform/db/client.ts"
import { testSecret } from "../apps/api/test/factories.ts"
import { aLedger, aPair, keepBusy } from "../apps/api/test/killed-api/load.ts"
import { differencesFrom, lossesOf } from "../apps/api/test/killed-api/check-ledger.ts"
import type { previousRelease } from "./machines/previous-release.ts"
import { buildWeb, staleBuild } from "../scripts/build-web.ts"
import { startPostgres } from "../scripts/embedded-postgres.ts"
import { root, searchPath } from "../scripts/env.ts"
import { freePort } from "../scripts/ports.ts"
import { createProcessGroup } from "../scripts/process-group.ts"

type Settings = Record<string, string>
export type World = Awaited<ReturnType<typeof aWorld>>
/** `at`: where browsers reach the two, if a proxy stands in between. */
type Options = {
  api?: Settings
  dataDir?: string
  databaseEnv?: Settings
  hasWeb?: boolean
  at?: { web: string; api: string }
  /** Where the fault puts a standby of PostgreSQL. */
  standbyPort?: number
  /** A PostgreSQL that the fault runs itself. */
  databaseUrl?: string
  /** Whose tables and API it starts with; other processes are of this version. */
  previous?: Awaited<ReturnType<typeof previousRelease>>
}

export async function aWorld({
  api: apiSettings = {},
  dataDir,
  databaseEnv,
  hasWeb = false,
  at,
  standbyPort,
  databaseUrl: givenUrl,
  previous,
}: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), "doable-fault-"))
  const processes = createProcessGroup()
  const data = dataDir ?? join(folder, "postgres")
  const said: string[] = []
  const startDatabase = (port?: number) =>
    startPostgres({
      dataDir: data,
      processes,
      log: (line) => void said.push(line),
      ...(port && { port }),
      ...(databaseEnv && { env: databaseEnv }),
    })
  let postgres = givenUrl ? null : await startDatabase()
  const databaseUrl = givenUrl ?? postgres?.url ?? ""
  const databasePort = postgres?.port ?? 0
  const programs = await programsOf(previous)
  await programs.migrate(databaseUrl)
  const ownHost = `127.0.0.1:${databasePort}`
  /** What the API connects to. */
  const address = standbyPort
    ? databaseUrl.replace(ownHost, `${ownHost},127.0.0.1:${standbyPort}`)
    : databaseUrl
  const db = connect(address, { patience: 10 })

  const [apiPort, webPort] = [await freePort(), await freePort()]
  const uiUrl = at?.web ?? `http://localhost:${hasWeb ? webPort : 4200}`
  const serverUrl = at?.api ?? `http://localhost:${apiPort}`
  const apiAt = (port: number, release = root) =>
    aServer(join(release, "apps/api/src/main.ts"), `http://127.0.0.1:${port}`, {
      NODE_ENV: "test",
      DATABASE_URL: address,
      AUTH_SECRET: testSecret,
      API_PORT: String(port),
      SERVER_URL: serverUrl,
      UI_URL: uiUrl,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      TRUSTED_PROXIES: "127.0.0.1/32,::1/128",
      MAIL_DIR: join(folder, "mail"),
      FILES_DIR: join(folder, "files"),
      ...apiSettings,
    })
  const webAt = (port: number) =>
    aServer(join(root, "apps/web/server/serve.ts"), `http://127.0.0.1:${port}`, {
      NODE_ENV: "production",
      WEB_PORT: String(port),
      SERVER_URL: serverUrl,
      API_INTERNAL_URL: at?.api ?? `http://127.0.0.1:${apiPort}`,
      UI_URL: uiUrl,
      RATE_LIMITS: apiSettings["RATE_LIMITS"] ?? "off",
      TRUSTED_PROXIES: "127.0.0.1/32,::1/128",
      ...(apiSettings["STOP_DELAY_MS"] && { STOP_DELAY_MS: apiSettings["STOP_DELAY_MS"] }),
    })
  const [api, web] = [apiAt(apiPort, previous?.folder), webAt(webPort)]
  /** Further processes, started by the fault itself. */
  const others: Server[] = []
  const another = (server: Server) => {
    others.push(server)
    return server
  }
  await api.start()
  if (hasWeb) {
    const stale = await staleBuild()
    if (stale) await buildWeb(processes, { PATH: searchPath().join(":") }, stale)
    await web.start()
  }

  return {
    db,
    databaseUrl,
    databasePort,
    processes,
    folder,
    uiUrl,
    api,
    web,
    anotherApi: async () => another(apiAt(await freePort())),
    anotherWeb: async () => another(webAt(await freePort())),
    database: {
      said,
      /** fast: transactions are cut off and everything is written. immediate: as if the power went. */
      async stop(how: "fast" | "immediate") {
        const server = postgres?.server
        if (!server) throw new Error("PostgreSQL belongs to somebody else")
        process.kill(server.pid, how === "fast" ? "SIGINT" : "SIGQUIT")
        await server.exited
      },
      hasEnded: () =>
        Promise.race([postgres?.server?.exited.then(() => true) ?? true, pause(100).then(() => false)]),
      async start() {
        postgres = await startDatabase(databasePort)
      },
    },
    /** People who go on with their business until it is over; what was answered is written down. */
    async people(count: number, pauseMs = 0, url = api.url) {
      const ledger = programs.aLedger()
      const pairs = await Promise.all(
        Array.from({ length: count }, () => programs.aPair(db, { url, origin: uiUrl }, ledger)),
      )
      let isOver = false
      const busy = programs.keepBusy(pairs, () => isOver, pauseMs)
      return {
        ledger,
        losses: () => lossesOf(db, ledger),
        /** Rejects when the people can't go on. */
        busy,
        async rest() {
          isOver = true
          await busy
          return differencesFrom(db, ledger)
        },
      }
    },
    async close() {
      await api.kill()
      await web.kill()
      await Promise.all(others.map((server) => server.kill()))
      await db.$client.end().catch(() => {})
      await processes.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** People of the previous version know its tables alone. */
async function programsOf(previous: Options["previous"]) {
  if (!previous) return { migrate, aLedger, aPair, keepBusy }
  const { migrate: theirs } = await previous.load<{ migrate: typeof migrate }>("apps/api/src/migrate.ts")
  const load = await previous.load<{
    aLedger: typeof aLedger
    aPair: typeof aPair
    keepBusy: typeof keepBusy
  }>("apps/api/test/killed-api/load.ts")
  return { migrate: theirs, ...load }
}

export type Server = ReturnType<typeof aServer>

/** One of our programs at a fixed address that can be killed and restarted. */
function aServer(program: string, url: string, settings: Settings) {
  let child: ChildProcess | undefined
  let output = ""
  const isReady = () =>
    fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
      async (answer) => {
        await answer.text()
        return answer.ok
      },
      () => false,
    )

  async function start(more: Settings = {}) {
    const started = spawn(process.execPath, [program], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH: searchPath().join(":"), ...settings, ...more },
    })
    child = started
    for (const stream of [started.stdout, started.stderr])
      stream.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-1_000_000)))
    await untilReady()
  }

  async function untilReady() {
    while (!(await isReady())) {
      if (hasEnded()) throw new Error(`${program} has ended:\n${output.slice(-2_000)}`)
      await pause(20)
    }
  }

  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null

  return {
    url,
    start,
    isReady,
    untilReady,
    hasEnded,
    pid: () => child?.pid ?? 0,
    output: () => output,
    /** As a rolling restart does it: what has started is finished. */
    async restart() {
      if (!child || hasEnded()) throw new Error(`${program} doesn't run`)
      const gone = once(child, "exit")
      child.kill("SIGTERM")
      await gone
      await start()
    },
    /** Without a word, in the middle of whatever it does. */
    async kill() {
      if (!child || hasEnded()) return
      const gone = once(child, "exit")
      child.kill("SIGKILL")
      await gone
    },
  }
}
