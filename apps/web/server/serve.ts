// The product's web server: static assets, health, and the pages drawn by the built application.
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { serve, type HttpBindings } from "@hono/node-server"
import { Hono } from "hono"
import { compress } from "hono/compress"
import { readEnv } from "../src/session/env.ts"
import { limitDrawings } from "./limit-drawings.ts"
import { malformedCall } from "./malformed-call.ts"
import { redirectOnce } from "./redirect-once.ts"
import { robotsText } from "./robots.ts"
import { scriptsAfterPaint } from "./scripts-after-paint.ts"
import { serveAsset } from "./serve-asset.ts"
import { sitemaps } from "./sitemaps.ts"
import { askApi } from "./social/ask-api.ts"
import { drawPng } from "./social/draw-png.ts"
import { socialPictures } from "./social/social-pictures.ts"
import { trustedProxies } from "./visitor-network.ts"
import { visitorPages } from "./visitor-pages.ts"

const env = readEnv()
const build = env.WEB_BUILD ?? join(import.meta.dirname, "../dist")

// The build exists only after `vite build`, so the compiler cannot know it.
const built = (await import(pathToFileURL(join(build, "server/server.js")).href)) as {
  default: { fetch: (request: Request) => Promise<Response> | Response }
}

const page = visitorPages({
  draw: limitDrawings({
    draw: scriptsAfterPaint(redirectOnce(async (request) => built.default.fetch(request))),
    perMinute: env.RATE_LIMITS === "on" ? env.PAGES_PER_MINUTE : Number.MAX_SAFE_INTEGER,
    trusted: trustedProxies(env.TRUSTED_PROXIES),
  }),
  uiUrl: env.UI_URL,
  seconds: env.VISITOR_PAGE_SECONDS,
})

const apiUrl = env.API_INTERNAL_URL ?? env.SERVER_URL
const sitemap = sitemaps(apiUrl)
const picture = socialPictures({
  ask: askApi(apiUrl),
  draw: drawPng,
  appName: env.APP_NAME,
})

const app = new Hono<{ Bindings: HttpBindings }>()
app.get("/health/live", (c) => c.json({ status: "ok" }))
app.get("/robots.txt", (c) => c.text(robotsText(env.UI_URL)))
app.get("/og/*", (c) => picture(withVisitor(c.req.raw, c.env)))
app.get("*", async (c, next) => (await serveAsset(join(build, "client/"), c.req.raw)) ?? next())
app.use("*", async (c, next) => {
  const status = malformedCall(new URL(c.req.url))
  if (!status) return next()
  const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff" }
  return c.json({ code: status === 404 ? "not_found" : "invalid_input" }, status, headers)
})
app.use("*", compress())
app.get("/sitemap.xml", (c) => sitemap(c.req.raw))
app.get("/sitemaps/*", (c) => sitemap(c.req.raw))
app.all("*", (c) => page(withVisitor(c.req.raw, c.env)))

function withVisitor(request: Request, { incoming }: HttpBindings): Request {
  const headers = new Headers(request.headers)
  // Added at the end, as every proxy does: the API reads from the right, past the addresses it trusts.
  headers.append("x-forwarded-for", incoming.socket.remoteAddress ?? "unknown")
  headers.set("x-request-id", crypto.randomUUID())
  return new Request(request, { headers })
}

const server = serve({ fetch: app.fetch, port: env.WEB_PORT }, ({ port }) => {
  console.log(JSON.stringify({ level: "info", msg: "web server listens", port }))
})

server.on("error", (error: NodeJS.ErrnoException) => {
  const taken = error.code === "EADDRINUSE"
  console.error(taken ? `Port ${env.WEB_PORT} is taken. Set WEB_PORT to another one.` : error.message)
  process.exit(1)
})

let isStopping = false
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // Asked twice, it still finishes what it has begun.
    if (isStopping) return
    isStopping = true
    // Requests in flight are finished, idle connections closed, new ones refused.
    server.close(() => process.exit(0))
    if ("closeIdleConnections" in server) server.closeIdleConnections()
    setTimeout(() => process.exit(0), 10_000).unref()
  })
}
