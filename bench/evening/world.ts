// A whole Doable as in production: PostgreSQL that survives a power cut, the API and the built web server, each a process.
import { randomBytes } from "node:crypto"
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrate } from "../../apps/api/src/migrate.ts"
import { connect, type Database } from "../../apps/api/src/platform/db/client.ts"
import { startSmtpServer } from "../../apps/api/test/mail/smtp-server.ts"
import { buildWeb, staleBuild } from "../../scripts/build-web.ts"
import { startPostgres } from "../../scripts/embedded-postgres.ts"
import { root, searchPath } from "../../scripts/env.ts"
import { freePort } from "../../scripts/ports.ts"
import { createProcessGroup } from "../../scripts/process-group.ts"
import { waitUntilItAnswers } from "../../scripts/servers.ts"

export const buildFolder = join(root, ".cache/test-web")

type Options = {
  /** Fills the database before PostgreSQL starts again, as durable as in a real installation. */
  prepare: (db: Database) => Promise<void>
  /** The folder for a processor profile of both servers. */
  profile?: string | undefined
}

export type World = {
  db: Database
  pids: { api: number; web: number; postmaster: number }
  urls: { api: string; web: string }
  uiUrl: string
  secret: string
}

export async function withWorld({ prepare, profile }: Options, work: (world: World) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "doable-bench-"))
  await chmod(folder, 0o755)
  const dataDir = join(folder, "postgres")
  const processes = createProcessGroup()
  const mail = await startSmtpServer()
  try {
    const filling = await startPostgres({ dataDir, durable: false, processes, log: () => {} })
    await migrate(filling.url)
    const before = connect(filling.url)
    await prepare(before)
    await before.$client.end()
    await filling.stop()

    const postgres = await startPostgres({ dataDir, processes, log: () => {} })
    const [pid] = (await readFile(join(dataDir, "postmaster.pid"), "utf8")).split("\n")
    const env = { PATH: searchPath().join(":"), NODE_ENV: "production" }
    const stale = await staleBuild(buildFolder)
    if (stale) await buildWeb(processes, env, stale, buildFolder)

    const ports = { api: await freePort(), web: await freePort() }
    const urls = { api: `http://127.0.0.1:${ports.api}`, web: `http://127.0.0.1:${ports.web}` }
    const uiUrl = `http://localhost:${ports.web}`
    const secret = randomBytes(32).toString("base64url")
    const flags = profile ? ["--cpu-prof", `--cpu-prof-dir=${profile}`] : []
    const start = async (name: string, program: string, url: string, settings: Record<string, string>) => {
      const addresses = { SERVER_URL: `http://localhost:${ports.api}`, UI_URL: uiUrl }
      const server = processes.start(name, process.execPath, [...flags, join(root, program)], {
        cwd: root,
        env: { ...env, ...addresses, TRUSTED_PROXIES: "127.0.0.1/32,::1/128", ...settings },
      })
      await waitUntilItAnswers(server, `${url}/health/ready`)
      return server.pid
    }
    const api = await start("the API", "apps/api/src/main.ts", urls.api, {
      DATABASE_URL: postgres.url,
      AUTH_SECRET: secret,
      API_PORT: String(ports.api),
      SMTP_URL: mail.url,
      MAIL_FROM: "Doable <no-reply@example.com>",
      FILES_DIR: join(folder, "files"),
    })
    const web = await start("the web server", "apps/web/server/serve.ts", urls.web, {
      WEB_BUILD: buildFolder,
      WEB_PORT: String(ports.web),
      WEB_HOST: "127.0.0.1",
      API_PORT: String(ports.api),
    })
    const db = connect(postgres.url)
    await work({ db, pids: { api, web, postmaster: Number(pid) }, urls, uiUrl, secret })
    await db.$client.end()
  } finally {
    await processes.stop()
    await mail.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
