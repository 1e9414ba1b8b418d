// Four ways to answer one question about the same data, in one process of their own so that its time can be read.
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import pg from "pg"
import { cookiesOf, readCookie } from "../apps/api/src/account/session-cookie.ts"
import { createAuth } from "../apps/api/src/auth.ts"
import { connect } from "../apps/api/src/platform/db/client.ts"
import { parseEnv } from "../apps/api/src/platform/settings/env.ts"
import { createLog } from "../apps/api/src/platform/settings/log.ts"
import { start } from "../apps/api/src/start.ts"
import { testSecret } from "../apps/api/test/factories.ts"

const [url = ""] = process.argv.slice(2)
const log = createLog("silent")
const env = {
  DATABASE_URL: url,
  AUTH_SECRET: testSecret,
  API_PORT: "0",
  RATE_LIMITS: "off",
  LOG_LEVEL: "error",
}
const api = await start(parseEnv(env), { log })

const cookieName = cookiesOf({ serverUrl: "http://localhost" }).names.session
const json = { "Content-Type": "application/json" }
const answer = (count: number) => `{"result":{"data":{"count":${count}}}}`

/** The baseline: no framework, no signature, none of our headers, the same look-up. */
const pool = new pg.Pool({ connectionString: url, max: 10 })
const bare = createServer(async (request, response) => {
  const token = readCookie(request.headers.cookie ?? null, cookieName)?.split(".")[0]
  const { rows } = await pool.query<{ count: number }>({
    name: "bare",
    text: `select coalesce(c.unread, 0) as count from sessions s join users u on u.id = s.user_id
           left join notification_counts c on c.user_id = s.user_id
           where s.token = $1 and s.expires_at >= now() and u.status <> 'deactivated'`,
    values: [token],
  })
  response.writeHead(200, json).end(answer(rows[0]?.count ?? 0))
})

/** What the library's documentation shows: ask it who is calling, then count. */
const db = connect(url)
const auth = createAuth(db, log, {
  serverUrl: "http://localhost:3001",
  uiUrl: "http://localhost:3000",
  appName: "Doable",
  secret: testSecret,
})
const library = createServer(async (request, response) => {
  const session = await auth.api.getSession({
    headers: new Headers({ cookie: request.headers.cookie ?? "" }),
  })
  const { rows } = await pool.query<{ count: number }>({
    name: "count",
    text: "select unread as count from notification_counts where user_id = $1",
    values: [session?.user.id],
  })
  response.writeHead(session ? 200 : 401, json).end(answer(rows[0]?.count ?? 0))
})

const portOf = (server: typeof bare) =>
  new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port))
  })

process.on("disconnect", () => process.exit())
process.on("message", () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system })
})
process.send?.({ ports: [await portOf(bare), api.port, api.port, await portOf(library)] })
