// One world for all browser tests: PostgreSQL, the API and the built web, each of its own, beside any `npm start`.
import { mkdir, mkdtemp, rm, chmod } from "node:fs/promises"
import { randomBytes } from "node:crypto"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { demoPeople } from "../apps/api/src/demo/demo-people.ts"
import { connect } from "../apps/api/src/db/client.ts"
import { buildWeb, staleBuild } from "../scripts/build-web.ts"
import { startPostgres } from "../scripts/embedded-postgres.ts"
import { root } from "../scripts/env.ts"
import { freePort } from "../scripts/ports.ts"
import { createProcessGroup, type ProcessGroup } from "../scripts/process-group.ts"

export interface World {
  webUrl: string
  apiUrl: string
  databaseUrl: string
  mailFolder: string
  buildFolder: string
  apiProcess: number
  /** When the demo's data was there: what is younger was made by stories. */
  filledAt: string
  /** The demo customer's tasks by their state, and some by what they are good for. */
  taskIds: Record<string, string>
  /** A doer of the demo with works and services to show. */
  providerId: string
  /** What the demo customer and doer have said to each other, and what they say about the work between them. */
  conversationId: string
  workTalkId: string
}

declare module "vitest" {
  export interface ProvidedContext {
    world: World
  }
}

const buildFolder = join(root, ".cache/test-web")

/** Stands for every secret while the web is built: it must not be found in what browsers get. */
export const canary = "canary-that-must-not-sing"
const canaries = Object.fromEntries(
  ["AUTH_SECRET", "DATABASE_URL", "SMTP_URL", "SMS_TOKEN", "S3_SECRET_ACCESS_KEY"].map((name) => [
    name,
    `${canary}-${name}`,
  ]),
)

export async function setup(project: TestProject) {
  const { world, stop } = await startWorld()
  project.provide("world", world)
  return stop
}

/** For whoever measures it without Vitest, too: `settings` are variables of the servers. */
export async function startWorld(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "doable-world-"))
  await chmod(folder, 0o755)
  const processes = createProcessGroup()
  const stop = async () => {
    await processes.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { world: await create(processes, folder, settings), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function create(
  processes: ProcessGroup,
  folder: string,
  settings: Record<string, string>,
): Promise<World> {
  const mailFolder = join(folder, "mail")
  await mkdir(mailFolder)
  const postgres = await startPostgres({
    dataDir: join(folder, "postgres"),
    durable: false,
    log: () => {},
    processes,
  })
  const [apiPort, webPort] = [await freePort(), await freePort()]
  const world = {
    webUrl: `http://localhost:${webPort}`,
    apiUrl: `http://localhost:${apiPort}`,
    databaseUrl: postgres.url,
    mailFolder,
    buildFolder,
  }
  const env = {
    ...process.env,
    NODE_ENV: "test",
    DATABASE_URL: postgres.url,
    SERVER_URL: world.apiUrl,
    UI_URL: world.webUrl,
    API_PORT: String(apiPort),
    WEB_PORT: String(webPort),
    API_INTERNAL_URL: `http://127.0.0.1:${apiPort}`,
    AUTH_SECRET: randomBytes(32).toString("base64url"),
    TRUSTED_PROXIES: "127.0.0.1/32,::1/128",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
    MAIL_DIR: mailFolder,
    FILES_DIR: join(folder, "files"),
    WEB_BUILD: buildFolder,
    // A story looks at what it has just done; e2e/visitor-pages.test.ts has a server that keeps pages.
    VISITOR_PAGE_SECONDS: "0",
    ...settings,
  }
  const stale = await staleBuild(buildFolder)
  if (stale) await buildWeb(processes, { ...env, ...canaries }, stale, buildFolder)

  const command = (name: string) => join(root, "apps/api/src/commands", `${name}.ts`)
  await processes.run("migrate", process.execPath, [command("migrate")], { cwd: root, env })
  await processes.run("load-demo", process.execPath, [command("load-demo")], { cwd: root, env })
  const filledAt = new Date().toISOString()
  const taskIds = await demoTaskIds(postgres.url)
  const providerId = await demoProviderId(postgres.url)
  const conversationId = await demoConversationId(postgres.url, "direct")
  const workTalkId = await demoConversationId(postgres.url, "task")

  const onLine = (line: string) => console.log(line)
  const start = (name: string, file: string, NODE_ENV = "test") =>
    processes.start(name, process.execPath, [join(root, file)], {
      cwd: root,
      env: { ...env, NODE_ENV },
      onLine,
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
  return { ...world, apiProcess: api.pid, filledAt, taskIds, providerId, conversationId, workTalkId }
}

const emailOf = (wanted: string) => demoPeople.find(({ part }) => part === wanted)?.email

/** `offered` has offers to compare, `unoffered` none of the doer's; the others are what the doer works at for strangers. */
const demoTasks = `
  with client as (select id from users where email = $1), doer as (select id from users where email = $2)
  (select distinct on (status) status as name, id from tasks
    where owner_id = (table client) order by status, created_at desc)
  union all (select 'offered', id from tasks
    where owner_id = (table client) and status = 'open' order by offer_count desc limit 1)
  union all (select 'unoffered', id from tasks t
    where owner_id = (table client) and status = 'open' and not exists (select 1 from task_offers o
      where o.task_id = t.id and o.provider_id = (table doer)) order by created_at desc limit 1)
  union all (select distinct on (status) 'doer_' || status, id from tasks
    where assigned_provider_id = (table doer) order by status, created_at desc)`

async function demoTaskIds(databaseUrl: string) {
  const { $client } = connect(databaseUrl, { max: 1 })
  const people = [emailOf("customer"), emailOf("doer")]
  const { rows } = await $client.query<{ name: string; id: string }>(demoTasks, people)
  await $client.end()
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]))
}

async function demoProviderId(databaseUrl: string) {
  const { $client } = connect(databaseUrl, { max: 1 })
  const { rows } = await $client.query<{ id: string }>(
    `select id from provider_profiles where status = 'published'
     order by level = 'verified' desc, portfolio_count > 0 desc, service_count desc, id limit 1`,
  )
  await $client.end()
  return rows[0]?.id ?? ""
}

async function demoConversationId(databaseUrl: string, kind: "direct" | "task") {
  const { $client } = connect(databaseUrl, { max: 1 })
  const { rows } = await $client.query<{ id: string }>(
    `select c.id from conversations c join users u on u.id = c.customer_id join users d on d.id = c.provider_id
     where c.kind = $1 and u.email = $2 and d.email = $3 order by c.created_at desc limit 1`,
    [kind, emailOf("customer"), emailOf("doer")],
  )
  await $client.end()
  return rows[0]?.id ?? ""
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
