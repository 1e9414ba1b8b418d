// What takes longest before the first browser test: the build, and a database that the demo has filled. Both are kept
// while they are up to date.
import { randomBytes } from "node:crypto"
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { connect } from "../../apps/api/src/platform/db/client.ts"
import { buildWeb, staleBuild } from "../../scripts/build-web.ts"
import { startPostgres } from "../../scripts/embedded-postgres.ts"
import { root } from "../../scripts/env.ts"
import type { ProcessGroup } from "../../scripts/process-group.ts"
import { hashOfSources } from "../../scripts/source-hash.ts"
import { withStartLock } from "../../scripts/start-lock.ts"

export const buildFolder = join(root, ".cache/test-web")
const keptFolder = join(root, ".cache/test-world")

/** Stands for every secret while the web is built: it must not be found in what browsers get. */
export const canary = "canary-that-must-not-sing"
const canaries = Object.fromEntries(
  ["AUTH_SECRET", "DATABASE_URL", "SMTP_URL", "SMS_TOKEN", "S3_SECRET_ACCESS_KEY"].map((name) => [
    name,
    `${canary}-${name}`,
  ]),
)

const filledFrom = [
  "apps/api/src",
  "packages/domain/src",
  "packages/words",
  "scripts",
  "e2e/world/prepared.ts",
  "package-lock.json",
]
/** The demo tells of what happened minutes and days ago. */
const freshForMs = 60 * 60_000

/** Pictures of people are kept with the address of the API, which each world has of its own. */
export const anyApi = "http://api.invalid"
export const filled = "filled"

/** Servers that use the database need the secret it was filled with. */
type Kept = { sources: string; at: number; secret: string }

/** Makes what isn't there yet. */
export function prepare(processes: ProcessGroup): Promise<void> {
  return alone(async () => void (await Promise.all([preparedData(processes), preparedBuild(processes)])))
}

/** Copies the files of the demo, and PostgreSQL's own with a database named `filled`; returns the secret. */
export function copyPrepared(processes: ProcessGroup, postgres: string, files: string): Promise<string> {
  return alone(async () => {
    const [secret] = await Promise.all([preparedData(processes), preparedBuild(processes)])
    await copyFolder(processes, join(keptFolder, "postgres"), postgres)
    await copyFolder(processes, join(keptFolder, "files"), files)
    return secret
  })
}

/** Two runs in the same folder make it once, and neither takes it from under the other. */
const alone = <Made>(work: () => Promise<Made>) =>
  withStartLock(`${keptFolder}.lock`, work, { waitMs: 10 * 60_000 })

async function preparedBuild(processes: ProcessGroup) {
  const stale = await staleBuild(buildFolder)
  if (stale) await buildWeb(processes, { ...process.env, ...canaries }, stale, buildFolder)
}

async function preparedData(processes: ProcessGroup): Promise<string> {
  const stamp = join(keptFolder, "made.json")
  const sources = await hashOfSources(root, filledFrom)
  const kept = await readFile(stamp, "utf8").then(
    (text) => JSON.parse(text) as Kept,
    () => null,
  )
  if (kept?.sources === sources && Date.now() - kept.at < freshForMs) return kept.secret

  await rm(keptFolder, { recursive: true, force: true })
  const folder = await mkdtemp(join(tmpdir(), "doable-filling-"))
  try {
    // As root, PostgreSQL runs as another user, who must be able to walk in.
    await chmod(folder, 0o755)
    const secret = randomBytes(32).toString("base64url")
    await fill(processes, folder, secret)
    await mkdir(keptFolder, { recursive: true })
    // Last, so that one that is cut short counts as none.
    await copyFolder(processes, join(folder, "postgres"), join(keptFolder, "postgres"))
    await copyFolder(processes, join(folder, "files"), join(keptFolder, "files"))
    const made: Kept = { sources, at: Date.now(), secret }
    await writeFile(`${stamp}.new`, JSON.stringify(made), { mode: 0o600 })
    await rename(`${stamp}.new`, stamp)
    return secret
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(processes: ProcessGroup, folder: string, secret: string) {
  const dataDir = join(folder, "postgres")
  const postgres = await startPostgres({ dataDir, durable: false, log: () => {}, processes })
  try {
    const env = {
      ...process.env,
      NODE_ENV: "test",
      LOG_LEVEL: "warn",
      AUTH_SECRET: secret,
      DATABASE_URL: databaseAt(postgres.url, filled),
      FILES_DIR: join(folder, "files"),
      SERVER_URL: anyApi,
      UI_URL: anyApi,
    }
    await query(postgres.url, `create database ${filled}`)
    for (const name of ["migrate", "load-demo"]) {
      const file = join(root, "apps/api/src/commands", `${name}.ts`)
      await processes.run(name, process.execPath, [file], { cwd: root, env })
    }
  } finally {
    await postgres.stop()
  }
}

/** PostgreSQL's files keep their owner: run by root, it's another user. */
function copyFolder(processes: ProcessGroup, from: string, to: string): Promise<void> {
  return processes.run("cp", "cp", ["-R", "-p", from, to])
}

export function databaseAt(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}

export async function query(databaseUrl: string, text: string) {
  const { $client } = connect(databaseUrl, { max: 1 })
  await $client.query(text).finally(() => $client.end())
}
