import { Hono, type Context } from "hono"
import { bodyLimit } from "hono/body-limit"
import { cors } from "hono/cors"
import { createMiddleware } from "hono/factory"
import { HTTPException } from "hono/http-exception"
import { matchedRoutes } from "hono/route"
import { timeout } from "hono/timeout"
import { createGate } from "./platform/http/gate.ts"
import { exportPath, exportRoute } from "./admin/export-route.ts"
import { feedPath } from "./dashboard/doer/calendar-feed-address.ts"
import { feedRoute } from "./dashboard/doer/calendar-feed-route.ts"
import { incomeFilePath, incomeFileRoute } from "./dashboard/doer/income-file-route.ts"
import { createCallTurns, inTurn } from "./call-turns.ts"
import { csvLists } from "./csv-lists.ts"
import { isDatabaseUnavailable } from "./platform/db/unavailable.ts"
import { votePath, voteRoute } from "./help/vote-route.ts"
import type { ApiEnv, ServerDeps } from "./platform/server/api-env.ts"
import { authPaths } from "./auth-routes.ts"
import { authRoute } from "./auth-route.ts"
import { isForeignPost } from "@doable/domain/foreign-post"
import { health } from "./platform/server/health.ts"
import { privateAnswer } from "./platform/http/private-answer.ts"
import { problem } from "./platform/server/problem.ts"
import { readRequest } from "./platform/http/read-request.ts"
import { securityHeaders } from "./platform/http/security-headers.ts"
import { trpcRoute } from "./trpc-route.ts"
import { fileRoute } from "./file/file-route.ts"
import { mailboxPath, mailboxRoute } from "./platform/server/mailbox-route.ts"
import { stopEmailsRoute } from "./notification/emails/stop-emails-route.ts"
import { stopPath } from "./notification/emails/stop-links.ts"
import { uploadPath } from "./platform/storage/create-storage.ts"
import { sitemapIndexRoute, sitemapRoute } from "./sitemap/sitemap-route.ts"
import { uploadRoute } from "./platform/server/upload-route.ts"

const maxBodyBytes = 100_000
const maxAuthBodyBytes = 10_000

/** The pattern that answers, never what somebody typed: each name is counted apart, for ever. */
function routeOf(c: Context<ApiEnv>): string {
  if (c.req.path.startsWith("/api/auth/")) {
    const path = c.req.path.slice("/api/auth".length)
    return Object.hasOwn(authPaths, path) ? c.req.path : "/api/auth/*"
  }
  return matchedRoutes(c).findLast(({ path }) => !["*", "/*"].includes(path))?.path ?? "unknown"
}

export function createServer(deps: ServerDeps) {
  const { config, log } = deps
  const uiOrigin = new URL(config.uiUrl).origin
  const app = new Hono<ApiEnv>()

  app.use(securityHeaders({ https: config.serverUrl.startsWith("https:") }))
  app.use(async (c, next) => {
    const facts = readRequest(c.req.raw.headers, c.env, config.trustedProxies)
    c.set("requestId", facts.requestId)
    c.set("clientAddress", facts.clientAddress)
    c.set("log", log.child({ requestId: facts.requestId, traceId: facts.traceId }))
    const start = performance.now()
    await next()
    c.header("X-Request-Id", facts.requestId)
    if (deps.isStopping()) c.header("Connection", "close")
    // The path alone: queries hold inputs and tokens. The name of a calendar's file is a secret too.
    const { method } = c.req
    const path = routeOf(c) === feedPath ? feedPath : c.req.path
    const ms = Math.round(performance.now() - start)
    c.var.log.info({ method, path: path.slice(0, 200), status: c.res.status, ms }, "request")
    deps.measure.request(routeOf(c), c.res.status, performance.now() - start)
  })

  app.route("/health", health(deps))

  const fromOurPages = cors({
    origin: (origin) => (origin === uiOrigin ? origin : null),
    credentials: true,
    allowMethods: ["GET", "POST"],
    allowHeaders: ["content-type"],
    exposeHeaders: privateAnswer.exposed,
    maxAge: 600,
  })
  const refuseForeignPosts = createMiddleware<ApiEnv>(async (c, next) => {
    if (c.req.method === "POST" && isForeignPost(c.req.raw.headers, uiOrigin)) {
      return problem(c, 403, "foreign_origin")
    }
    return next()
  })

  const takeTurn = createCallTurns(config)
  const waitForTurn = inTurn(takeTurn)
  app.get("/sitemap.xml", waitForTurn, sitemapIndexRoute(deps))
  app.get("/sitemaps/:name", waitForTurn, sitemapRoute(deps))
  app.get("/files/:id", waitForTurn, fileRoute(deps))
  if (deps.ownUploads) {
    app.use(uploadPath, fromOurPages, refuseForeignPosts)
    app.post(uploadPath, uploadRoute(deps.ownUploads, deps.now))
  }

  app.post(
    exportPath,
    refuseForeignPosts,
    bodyLimit({ maxSize: maxAuthBodyBytes }),
    waitForTurn,
    exportRoute({ ...deps, lists: csvLists }),
  )
  app.post(
    incomeFilePath,
    refuseForeignPosts,
    bodyLimit({ maxSize: maxAuthBodyBytes }),
    waitForTurn,
    incomeFileRoute(deps),
  )

  app.get(feedPath, waitForTurn, feedRoute(deps))

  app.post(
    votePath,
    refuseForeignPosts,
    bodyLimit({ maxSize: maxAuthBodyBytes }),
    waitForTurn,
    voteRoute(deps),
  )

  const stopLetters = stopEmailsRoute(deps)
  app.get(stopPath, waitForTurn, stopLetters)
  app.post(stopPath, bodyLimit({ maxSize: maxAuthBodyBytes }), waitForTurn, stopLetters)

  if (deps.mailbox) app.get(mailboxPath, mailboxRoute(deps.mailbox, config.uiUrl))

  const answersPeople = new Hono<ApiEnv>()
  answersPeople.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(privateAnswer.headers)) c.header(name, value)
  })
  answersPeople.use(fromOurPages)
  answersPeople.use(timeout(config.requestTimeoutMs, () => new HTTPException(503)))
  answersPeople.use(refuseForeignPosts)
  const tooLarge = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => problem(c, 413, "body_too_large") })
  answersPeople.on(["GET", "POST"], "/trpc/*", tooLarge(maxBodyBytes), trpcRoute(deps, takeTurn))
  const gate = createGate({ running: 2, waiting: 16 })
  answersPeople.on(["GET", "POST"], "/api/auth/*", tooLarge(maxAuthBodyBytes), authRoute(deps, gate))
  app.route("/", answersPeople)

  app.notFound((c) => problem(c, 404, "not_found"))
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 503) {
      c.var.log.warn("took too long")
      return problem(c, 503, "too_slow", { "Retry-After": "2" })
    }
    c.var.log.error({ err: error }, "fault")
    deps.writes.note(error)
    if (isDatabaseUnavailable(error)) return problem(c, 503, "unavailable", { "Retry-After": "2" })
    return problem(c, 500, "fault")
  })
  return app
}
