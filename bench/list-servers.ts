// The API and beside it the floor: a bare server that reads the same page of the same table, or sends so many bytes.
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import pg from "pg"
import { cookiesOf, readCookie } from "../apps/api/src/account/session-cookie.ts"
import { parseEnv } from "../apps/api/src/platform/settings/env.ts"
import { createLog } from "../apps/api/src/platform/settings/log.ts"
import { start } from "../apps/api/src/start.ts"
import { testSecret } from "../apps/api/test/factories.ts"
import { newestPage } from "./bare-list.ts"

const [url = "", uiUrl = ""] = process.argv.slice(2)
const env = {
  DATABASE_URL: url,
  AUTH_SECRET: testSecret,
  API_PORT: "0",
  UI_URL: uiUrl,
  RATE_LIMITS: "off",
  LOG_LEVEL: "error",
}
const api = await start(parseEnv(env), { log: createLog("silent") })

const cookieName = cookiesOf({ serverUrl: "http://localhost" }).names.session
const pool = new pg.Pool({ connectionString: url, max: 10 })
const session = `select u.id from sessions s join users u on u.id = s.user_id
  where s.token = $1 and s.expires_at >= now() and u.status <> 'deactivated'`

const pages = new Map<string, Buffer>()
const pageOf = (size: string) => {
  const page = pages.get(size) ?? Buffer.alloc(Number(size), "x")
  pages.set(size, page)
  return page
}

const bare = createServer(async (request, response) => {
  const [, , size] = (request.url ?? "").split("/")
  if (size) {
    const type = { "Content-Type": "text/html" }
    return void response.writeHead(200, type).end(pageOf(size))
  }
  const token = readCookie(request.headers.cookie ?? null, cookieName)?.split(".")[0]
  await pool.query({ name: "session", text: session, values: [token] })
  const { rows } = await pool.query({ name: "list", text: newestPage, values: [] })
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ data: rows }))
})

process.on("disconnect", () => process.exit())
bare.listen(0, "127.0.0.1", () => {
  process.send?.({ api: api.port, bare: (bare.address() as AddressInfo).port })
})
