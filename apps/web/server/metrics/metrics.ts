// The web server's figures for Prometheus, on a port of their own.
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client"

/** How a list for visitors was answered: from what was kept, with a render of its own, or not for everyone. */
export type CacheUse = "kept" | "rendered" | "own"

export interface Measure {
  request: (path: string, status: number, ms: number) => void
  cache: (use: CacheUse) => void
}

export const unmeasured: Measure = { request: () => {}, cache: () => {} }

const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: "doable_web_requests_total",
    help: "Requests answered, by kind and status",
    labelNames: ["kind", "status"] as const,
    registers,
  })
  const seconds = new Histogram({
    name: "doable_web_request_seconds",
    help: "How long answers took until their first byte, by kind",
    labelNames: ["kind"] as const,
    buckets,
    registers,
  })
  const cache = new Counter({
    name: "doable_web_page_cache_total",
    help: "Pages, by whether they came from the cache for visitors",
    labelNames: ["use"] as const,
    registers,
  })
  const measure: Measure = {
    request(path, status, ms) {
      const kind = kindOf(path)
      requests.inc({ kind, status: String(status) })
      seconds.observe({ kind }, ms / 1000)
    },
    cache: (use) => cache.inc({ use }),
  }
  return { measure, registry }
}

const kinds = ["health", "assets", "og", "sitemaps", "_serverFn"]
const files = new Map([
  ["robots.txt", "robots"],
  ["sitemap.xml", "sitemaps"],
])

/** A handful of names: each is counted apart, for ever. */
function kindOf(path: string): string {
  const first = path.split("/")[1] ?? ""
  if (first === "_serverFn") return "call"
  return files.get(first) ?? (kinds.includes(first) ? first : "page")
}

export async function startMetricsServer(registry: Registry, { port, host }: { port: number; host: string }) {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end()
    return void registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  server.headersTimeout = 5_000
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
