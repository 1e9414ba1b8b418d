// The steps that `npm start`, `npm run dev` and the one-off commands share.
import { join } from "node:path"
import { parseEnv } from "../apps/api/src/platform/settings/env.ts"
import { parseEnv as parseWebEnv } from "../apps/web/src/session/env.ts"
import { CannotStart } from "./cannot-start.ts"
import { startPostgres } from "./embedded-postgres.ts"
import type { Postgres } from "./embedded-postgres.ts"
import { dataFolder, loadEnvFile, root, serverEnv, typedCommand } from "./env.ts"
import type { ServerEnv } from "./env.ts"
import type { Kept } from "./keep-running.ts"
import type { Launcher } from "./launch.ts"
import { whyPortsCannotBeUsed } from "./ports.ts"
import { ProcessFailed } from "./process-group.ts"
import type { Child } from "./process-group.ts"

/** `database` is the PostgreSQL that this command runs itself, if it does. */
export type Ready = { env: ServerEnv & { DATABASE_URL: string }; database: Kept[] }

export type SignIn = { role: string; email: string; password: string }

export async function readSettings(): Promise<ServerEnv> {
  loadEnvFile()
  const env = await serverEnv()
  refuseUnusable(env)
  return env
}

/** Backups name their bucket themselves. So S3 may be known without S3_BUCKET, and the files are on the disk. */
export async function readBackupSettings(): Promise<ServerEnv> {
  loadEnvFile()
  const env = await serverEnv()
  const ofFiles = Object.entries(env).filter(([name]) => env["S3_BUCKET"] || !name.startsWith("S3_"))
  refuseUnusable(Object.fromEntries(ofFiles) as ServerEnv)
  return env
}

/** Everything that can be refused is refused here, before anything slow starts. */
export function refuseUnusable(env: ServerEnv): void {
  // Only newcomers get a PostgreSQL of this folder: nobody makes backups of it.
  const isOwn = env.NODE_ENV !== "production"
  const DATABASE_URL = env.DATABASE_URL || (isOwn ? "postgresql://not-started-yet/doable" : undefined)
  const problems = [() => parseEnv({ ...env, DATABASE_URL }), () => parseWebEnv(env)].flatMap(problemOf)
  if (problems.length > 0) throw new CannotStart(problems.join("\n"))
}

function problemOf(parse: () => unknown): string[] {
  try {
    parse()
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

async function requireFreePorts({ API_PORT, WEB_PORT }: ServerEnv): Promise<void> {
  const ports = { API_PORT: Number(API_PORT), WEB_PORT: Number(WEB_PORT) }
  const why = await whyPortsCannotBeUsed(ports, typedCommand())
  if (why) throw new CannotStart(why)
}

/** All that must stand before the servers can start. */
export async function prepareServers(launcher: Launcher): Promise<Ready & { signIns: SignIn[] }> {
  const settings = await readSettings()
  await requireFreePorts(settings)
  const ready = await prepareDatabase(launcher, settings)
  return { ...ready, signIns: await loadDemo(launcher, ready) }
}

export async function prepareDatabase(launcher: Launcher, env: ServerEnv): Promise<Ready> {
  const ready = await reachDatabase(launcher, env)
  await launcher.step("migrate the database", () => runCommand(launcher, ready, "migrate"))
  return ready
}

/** The database as it is: for commands that only look. */
export async function reachDatabase(launcher: Launcher, env: ServerEnv): Promise<Ready> {
  const { step, processes } = launcher
  const start = (port?: number) =>
    startPostgres({ dataDir: join(dataFolder, "postgres"), processes, log: () => {}, ...(port && { port }) })
  const embedded = env.DATABASE_URL ? null : await step("PostgreSQL", () => start())
  return {
    env: { ...env, DATABASE_URL: embedded?.url ?? String(env.DATABASE_URL) },
    database: embedded?.server
      ? [{ first: embedded.server, again: () => start(embedded.port).then(ownServer) }]
      : [],
  }
}

/** Another command may have been quicker to start it; it would end with that one. */
function ownServer({ server }: Postgres): Child {
  if (!server) throw new CannotStart("Another command of this folder runs PostgreSQL")
  return server
}

/** The command itself decides whether the database is empty; it names the demo people that can log in. */
export async function loadDemo(launcher: Launcher, ready: Ready): Promise<SignIn[]> {
  if (ready.env.NODE_ENV === "production") return []
  const signIns: SignIn[] = []
  await launcher.step("demo data", () =>
    runCommand(launcher, ready, "load-demo", (line) => {
      if (line.startsWith('{"role"')) signIns.push(JSON.parse(line) as SignIn)
    }),
  )
  return signIns
}

function runCommand(launcher: Launcher, { env }: Ready, name: string, onLine?: (line: string) => void) {
  const file = join(root, "apps/api/src/commands", `${name}.ts`)
  return launcher.processes.run(name, process.execPath, [file], { cwd: root, env, onLine })
}

export function startNode(
  launcher: Launcher,
  name: string,
  args: string[],
  { env }: Ready,
  cwd = root,
): Child {
  const endWithParent = join(root, "scripts/end-with-parent.ts")
  return launcher.processes.start(name, process.execPath, ["--import", endWithParent, ...args], {
    cwd,
    env,
    onLine: launcher.say,
  })
}

/** Waits until the address answers well; gives up right away if its server dies. */
export async function waitUntilItAnswers(child: Child, url: string, withinMs = 60_000): Promise<void> {
  const died = child.exited.then((exit) => {
    throw new ProcessFailed(child.name, exit, child.tail())
  })
  died.catch(() => {})
  const deadline = Date.now() + withinMs
  while (!(await Promise.race([died, answersWell(url)]))) {
    if (Date.now() > deadline) {
      throw new CannotStart(
        `${child.name} did not answer at ${url} within ${withinMs / 1000} s:\n${child.tail()}`,
      )
    }
    await new Promise((wake) => setTimeout(wake, 100))
  }
}

async function answersWell(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.ok,
    () => false,
  )
}
