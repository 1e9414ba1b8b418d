// The worlds of the browser tests: one PostgreSQL and one build for all, and for each worker an API, a web server
// and a database of its own, copied from one that the demo has filled. They run beside any `npm start`.
import { chmod, cp, mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { startPostgres } from "../../scripts/embedded-postgres.ts"
import { root } from "../../scripts/env.ts"
import { freePort } from "../../scripts/ports.ts"
import { createProcessGroup, type ProcessGroup } from "../../scripts/process-group.ts"
import { findDemo, type Demo } from "./demo.ts"
import { openidServers } from "../login/openid-servers.ts"
import { worldCount } from "./order.ts"
import { anyApi, buildFolder, copyPrepared, databaseAt, filled, query } from "./prepared.ts"

export interface World extends Demo {
  webUrl: string
  apiUrl: string
  databaseUrl: string
  mailFolder: string
  buildFolder: string
}

declare module "vitest" {
  export interface ProvidedContext {
    worlds: World[]
  }
}

export async function setup(project: TestProject) {
  const openid = openidServers()
  const { worlds, stop } = await startWorlds(worldCount, {}, openid.settingsFor)
  project.provide("worlds", worlds)
  return async () => {
    await stop()
    await openid.stop()
  }
}

type Env = Record<string, string | undefined>
/** What only the servers with this address get. */
type SettingsFor = (apiUrl: string) => Promise<Env>

/** For measuring without Vitest, too: `settings` are variables of the servers. */
export async function startWorlds(
  count: number,
  settings: Env = {},
  settingsFor: SettingsFor = async () => ({}),
) {
  const folder = await mkdtemp(join(tmpdir(), "doable-world-"))
  await chmod(folder, 0o755)
  const processes = createProcessGroup()
  const stop = async () => {
    await processes.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { worlds: await create(processes, folder, { count, settings, settingsFor }), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Wanted {
  count: number
  settings: Env
  settingsFor: SettingsFor
}

async function create(
  processes: ProcessGroup,
  folder: string,
  { count, settings, settingsFor }: Wanted,
): Promise<World[]> {
  const dataDir = join(folder, "postgres")
  const files = join(folder, "files")
  const shared: Env = {
    ...process.env,
    NODE_ENV: "test",
    AUTH_SECRET: await copyPrepared(processes, dataDir, files),
    TRUSTED_PROXIES: "127.0.0.1/32,::1/128",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
    WEB_BUILD: buildFolder,
    // A story looks at what it has just done; e2e/shell/other-web.test.ts has a server that keeps pages.
    VISITOR_PAGE_SECONDS: "0",
    ...settings,
  }
  const port = await freePort()
  const postgres = await startPostgres({ dataDir, port, durable: false, log: () => {}, processes })
  const demo = await findDemo(databaseAt(postgres.url, filled))

  const worlds = Array.from({ length: count }, (_, at) => ({
    own: join(folder, `world-${at + 1}`),
    databaseUrl: databaseAt(postgres.url, `world_${at + 1}`),
  }))
  // PostgreSQL copies a database for one at a time.
  for (const { databaseUrl } of worlds) {
    await query(postgres.url, `create database ${new URL(databaseUrl).pathname.slice(1)} template ${filled}`)
  }
  return Promise.all(
    worlds.map(async ({ own, databaseUrl }) => {
      await mkdir(join(own, "mail"), { recursive: true })
      await cp(files, join(own, "files"), { recursive: true })
      const env = { ...shared, DATABASE_URL: databaseUrl }
      const servers = await startServers(processes, own, env, settingsFor)
      await query(databaseUrl, `update users set image = replace(image, '${anyApi}', '${servers.apiUrl}')`)
      return { ...servers, ...demo }
    }),
  )
}

async function startServers(
  processes: ProcessGroup,
  folder: string,
  given: Env,
  settingsFor: SettingsFor,
): Promise<Omit<World, keyof Demo>> {
  const [apiPort, webPort] = [await freePort(), await freePort()]
  const world = {
    webUrl: `http://localhost:${webPort}`,
    apiUrl: `http://localhost:${apiPort}`,
    databaseUrl: String(given["DATABASE_URL"]),
    mailFolder: join(folder, "mail"),
    buildFolder,
  }
  const env: Env = {
    ...given,
    ...(await settingsFor(world.apiUrl)),
    SERVER_URL: world.apiUrl,
    UI_URL: world.webUrl,
    API_PORT: String(apiPort),
    WEB_PORT: String(webPort),
    API_INTERNAL_URL: `http://127.0.0.1:${apiPort}`,
    MAIL_DIR: world.mailFolder,
    FILES_DIR: join(folder, "files"),
  }
  const start = (name: string, file: string, NODE_ENV = "test") =>
    processes.start(name, process.execPath, [join(root, file)], {
      cwd: root,
      env: { ...env, NODE_ENV },
      onLine: (line) => console.log(line),
    })
  const api = start("the API", "apps/api/src/main.ts")
  // As in the product: React chooses the half that draws the pages by this variable.
  const web = start("the web server", "apps/web/server/serve.ts", "production")
  await Promise.race([
    Promise.all([answers(`${world.apiUrl}/health/ready`), answers(`${world.webUrl}/health/live`)]),
    Promise.race([api.exited, web.exited]).then(() => {
      throw new Error(`A server ended at its start:\n${api.tail()}\n${web.tail()}`)
    }),
  ])
  return world
}

async function answers(url: string) {
  const until = Date.now() + 120_000
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((wake) => setTimeout(wake, 50))
  }
  throw new Error(`${url} did not answer within two minutes`)
}
