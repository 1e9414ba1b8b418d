// The data folder of the embedded PostgreSQL: how it is made, and what is kept in it.
import { randomBytes } from "node:crypto"
import { chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { CannotStart } from "./cannot-start.ts"
import type { PostgresAccount } from "./postgres-account.ts"
import type { ProcessGroup } from "./process-group.ts"

/** Lies in the data folder itself, so that the password can't get lost without the data. */
export type Kept = { port: number; password: string; startedBy: number }

export type Binaries = { postgres: string; initdb: string }

const user = "doable"

export function urlOf({ port, password }: Kept): string {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/doable`
}

type Initialise = {
  dataDir: string
  binaries: Binaries
  account: PostgresAccount
  processes: ProcessGroup
  durable: boolean
}

/** Made beside its place and moved there whole, so that an interrupted start leaves nothing half-made. */
export async function initialise({
  dataDir,
  binaries,
  account,
  processes,
  durable,
}: Initialise): Promise<void> {
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
    return processes.run(name, command, args, { ...ids, cwd: unfinished, input, limitMs: 120_000 })
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
      // Tests connect thousands of times: one round of hashing the password is enough there.
      ...(durable ? [] : ["--no-sync", "--set=scram_iterations=1"]),
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
  await writeKept(unfinished, { port: 0, password, startedBy: 0 }, account.owner)
  await rename(unfinished, dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error
    throw new CannotStart(`${dataDir} holds something that is no PostgreSQL. Move it away and start again.`)
  })
}

export async function isInitialised(dataDir: string): Promise<boolean> {
  const version = await readFile(`${dataDir}/PG_VERSION`, "utf8").catch(() => null)
  if (version !== null && version.trim() !== "18") {
    throw new CannotStart(
      `${dataDir} belongs to PostgreSQL ${version.trim()}, not 18. Move it away and start again.`,
    )
  }
  return version !== null
}

export async function readKept(dataDir: string): Promise<Kept> {
  return JSON.parse(await readFile(`${dataDir}/connection.json`, "utf8")) as Kept
}

/** A backup holds it as well, so PostgreSQL itself must be able to read it. */
export async function writeKept(
  dataDir: string,
  kept: Kept,
  owner?: PostgresAccount["owner"],
): Promise<void> {
  const file = `${dataDir}/connection.json`
  await writeFile(file, JSON.stringify(kept), { mode: 0o600 })
  if (owner) await chown(file, owner.uid, owner.gid)
}
