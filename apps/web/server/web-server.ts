// The product's web server: static assets, health, and the pages drawn by the built application.
import { randomBytes } from "node:crypto"
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http"
import { Server as TcpServer, type AddressInfo, type BlockList } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { createAdaptorServer, type HttpBindings } from "@hono/node-server"
import { Hono, type Context } from "hono"
import { nextTraceparent, readTrace } from "@doable/domain/trace"
import { answerHeaders } from "../src/security-headers.ts"
import { apiAddress, type Env } from "../src/session/env.ts"
import { postedFormHeader } from "../src/session/posted-form.ts"
import { compressed } from "./compressed.ts"
import { limitConnections } from "./limits/limit-connections.ts"
import { limitRenders } from "./limits/limit-renders.ts"
import { createMetrics, startMetricsServer, unmeasured } from "./metrics/metrics.ts"
import { plainForms, takesForm } from "./forms/plain-forms.ts"
import { keptFiles } from "./kept-files.ts"
import { malformedCall } from "./malformed-call.ts"
import { redirectOnce } from "./redirect-once.ts"
import { refuseMethod } from "./limits/refuse-method.ts"
import { robotsText } from "./robots.ts"
import { sitemaps } from "./sitemaps.ts"
import { redirectToTidy } from "./tidy-address.ts"
import { askApi } from "./social/ask-api.ts"
import { drawPng } from "./social/draw-png.ts"
import { mailDrawings } from "./social/mail-drawings.ts"
import { socialPictures } from "./social/social-pictures.ts"
import { appFiles } from "./worker/app-files.ts"
import { trustedPeer, trustedProxies } from "./limits/visitor-network.ts"
import { visitorPages } from "./visitor-pages/visitor-pages.ts"

type Draw = (request: Request) => Promise<Response>

interface Parts {
  env: Env
  /** The built application. */
  draw: Draw
  /** The folder of what browsers fetch. */
  assets: string
  headersTimeoutMs?: number
  /** How time passes while it stops. */
  pause?: (ms: number) => Promise<void>
}

/** How long requests in flight have once the server takes no new ones. */
const graceMs = 10_000
/** How long a kept connection may wait for its next request, whose answer says that it ends. */
const drainMs = 2_000

export async function startWebServer({
  env,
  draw,
  assets,
  headersTimeoutMs = 10_000,
  pause = waitUnheld,
}: Parts) {
  const apiUrl = apiAddress(env)
  const trusted = trustedProxies(env.TRUSTED_PROXIES)
  const isLimited = env.RATE_LIMITS === "on"
  const isSecure = env.UI_URL.startsWith("https:")
  const metrics = env.WEB_METRICS_PORT === undefined ? null : createMetrics()
  const measure = metrics?.measure ?? unmeasured
  const headersOfAll = answerHeaders(env)
  const { page, answerNow } = visitorPages({
    draw: limitRenders({
      draw: redirectOnce(draw),
      perMinute: isLimited ? env.PAGES_PER_MINUTE : null,
      trusted,
    }),
    uiUrl: env.UI_URL,
    seconds: env.VISITOR_PAGE_SECONDS,
    answerHeaders: headersOfAll,
    onUse: measure.cache,
  })
  const files = keptFiles(assets, headersOfAll)
  const form = plainForms({ draw: page, apiUrl, uiUrl: env.UI_URL })
  const sitemap = sitemaps(apiUrl)
  const picture = socialPictures({ ask: askApi(apiUrl), draw: drawPng, appName: env.APP_NAME })
  const mailDrawing = mailDrawings(drawPng)
  const appFile = await appFiles({ assets, appName: env.APP_NAME, apiUrl: env.SERVER_URL })
  let stopping: Promise<void> | null = null
  let isReplaced = false

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use("*", async (c, next) => {
    const start = performance.now()
    await next()
    measure.request(c.req.path, c.res.status, performance.now() - start)
    if (stopping) c.header("Connection", "close")
  })
  app.use("*", async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headersOfAll))
      if (!c.res.headers.has(name)) c.header(name, value)
  })
  app.use("*", async (c, next) => (takesForm(c.req.raw) ? null : refuseMethod(c.req.raw)) ?? next())
  app.get("/health/live", (c) => c.json({ status: "ok" }))
  app.get("/health/ready", (c) =>
    stopping && !isReplaced ? c.json({ status: "stopping" }, 503) : c.json({ status: "ok" }, 200),
  )
  app.get("/robots.txt", (c) => c.text(robotsText(env.UI_URL)))
  app.get("/og/*", (c) => picture(withVisitor(c.req.raw, c.env, trusted)))
  app.get("/mail/drawings/*", async (c, next) => (await mailDrawing(c.req.raw)) ?? next())
  app.get("*", async (c, next) => appFile(c.req.raw) ?? next())
  app.get("*", async (c, next) => (await files.serve(c.req.raw)) ?? next())
  app.use("*", async (c, next) => {
    const status = malformedCall(new URL(c.req.url))
    if (!status) return next()
    const headers = { "cache-control": "no-store" }
    return c.json({ code: status === 404 ? "not_found" : "invalid_input" }, status, headers)
  })
  const packed = (draw: Draw) => async (c: Context<{ Bindings: HttpBindings }>) =>
    compressed(c.req.raw, await draw(withVisitor(c.req.raw, c.env, trusted)))
  app.get("/sitemap.xml", packed(sitemap))
  app.get("/sitemaps/*", packed(sitemap))
  app.get("*", async (c, next) => redirectToTidy(c.req.raw, isSecure) ?? next())
  app.post("*", packed(form))
  app.all("*", packed(page))

  const answerKept = (request: IncomingMessage, answer: ServerResponse) => {
    const start = performance.now()
    if (stopping || !(files.answerNow(request, answer) || answerNow(request, answer))) return false
    measure.request(request.url?.split("?")[0] ?? "", 200, performance.now() - start)
    return true
  }
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer: ((options: ServerOptions, listener: RequestListener) =>
      createServer(options, (request, answer) =>
        answerKept(request, answer) ? undefined : listener(request, answer),
      )) as typeof createServer,
    serverOptions: {
      // Bodies are short forms, and slow senders mustn't hold a connection for ever.
      headersTimeout: headersTimeoutMs,
      requestTimeout: headersTimeoutMs * 2,
      connectionsCheckingInterval: Math.min(1_000, headersTimeoutMs),
      keepAliveTimeout: 5_000,
      requireHostHeader: false,
    },
    // Health checks may come without a Host.
    hostname: "localhost",
  }) as Server
  // A client that reads nothing for this long is gone.
  server.setTimeout(60_000)
  if (isLimited) limitConnections(server, trusted)
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(env.WEB_PORT, env.WEB_HOST, () => {
      server.off("error", reject)
      resolve()
    })
  })

  const figures =
    metrics &&
    (await startMetricsServer(metrics.registry, { port: env.WEB_METRICS_PORT ?? 0, host: env.METRICS_HOST }))

  /** Says "not ready" for as long as load balancers need to notice, then finishes what has started. */
  async function takeDown(why?: "replaced") {
    isReplaced = why === "replaced"
    if (!isReplaced && env.STOP_DELAY_MS > 0) await pause(env.STOP_DELAY_MS)
    // Right after all waiting connections were accepted: closing would cut off the others without an answer.
    await new Promise((letIn) => setImmediate(letIn))
    const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()))
    // A request that is on its way over a connection that we close gets no answer.
    if (isReplaced) await Promise.race([closed, pause(drainMs)])
    server.close()
    const force = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearTimeout(force)
    figures?.stop()
  }

  return {
    port: (server.address() as AddressInfo).port,
    metricsPort: figures?.port ?? null,
    /**
     * A second signal waits for the same shutdown. "replaced": another process of ours answers at this port already, so
     * there's nothing to notice from outside.
     */
    stop: (why?: "replaced") => (stopping ??= takeDown(why)),
  }
}

/** A process that has nothing else to do needn't wait. */
const waitUnheld = (ms: number): Promise<void> => wait(ms, undefined, { ref: false })

const randomHex = (digits: number) => randomBytes(digits / 2).toString("hex")

function withVisitor(request: Request, { incoming }: HttpBindings, trusted: BlockList): Request {
  const headers = new Headers(request.headers)
  const peer = incoming.socket.remoteAddress ?? "unknown"
  // Added at the end, as every proxy does: the API reads from the right, past the addresses it trusts.
  headers.append("x-forwarded-for", peer)
  headers.set("x-request-id", crypto.randomUUID())
  const trace = trustedPeer(peer, trusted) ? readTrace(headers.get("traceparent")) : null
  headers.set("traceparent", nextTraceparent(trace, randomHex))
  headers.delete(postedFormHeader)
  return new Request(request, { headers })
}
