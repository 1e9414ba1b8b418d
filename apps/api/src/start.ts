import type { AnyRouter } from "@trpc/server"
import { createAuth } from "./auth.ts"
import { connect } from "./db/client.ts"
import type { Env } from "./env.ts"
import { listen } from "./listen.ts"
import { createLog, type Log } from "./log.ts"
import { appRouter } from "./router.ts"
import { createServer } from "./server.ts"

export type Api = { url: string; port: number; stop: () => Promise<void> }

type Parts = { log?: Log; router?: AnyRouter; now?: () => Date; requestTimeoutMs?: number }

/** Everything that a running API consists of, built in order and taken down in reverse. */
export async function start(env: Env, parts: Parts = {}): Promise<Api> {
  const log = parts.log ?? createLog(env.LOG_LEVEL)
  const db = connect(env.DATABASE_URL, { max: env.DATABASE_POOL })
  const auth = createAuth(db, log, {
    serverUrl: env.SERVER_URL,
    uiUrl: env.UI_URL,
    appName: env.APP_NAME,
    secret: env.AUTH_SECRET,
    rateLimits: env.RATE_LIMITS === "on",
  })
  let isStopping = false
  const app = createServer({
    config: {
      serverUrl: env.SERVER_URL,
      uiUrl: env.UI_URL,
      authSecret: env.AUTH_SECRET,
      trustedProxies: env.TRUSTED_PROXIES,
      requestTimeoutMs: parts.requestTimeoutMs ?? 15_000,
    },
    db,
    auth,
    log,
    router: parts.router ?? appRouter,
    now: parts.now ?? (() => new Date()),
    isStopping: () => isStopping,
  })
  const server = await listen(app, { port: env.API_PORT, host: env.API_HOST })
  log.info({ port: server.port }, "listening")

  async function stop() {
    if (isStopping) return
    isStopping = true
    log.info("stopping")
    await server.stop({ delayMs: env.STOP_DELAY_MS, graceMs: 10_000 })
    await db.$client.end()
    log.info("stopped")
  }

  return { url: `http://127.0.0.1:${server.port}`, port: server.port, stop }
}
