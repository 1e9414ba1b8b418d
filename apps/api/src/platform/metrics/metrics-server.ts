import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Registry } from "prom-client"
import type { Log } from "../settings/log.ts"

type Options = { registry: Registry; port: number; host: string; log: Log }

/** On a port of its own, so that a proxy in front of the API can't show the figures to strangers by mistake. */
export async function startMetricsServer({ registry, port, host, log }: Options) {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end()
    return void registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, "metrics")
        response.writeHead(503).end()
      },
    )
  })
  server.headersTimeout = 5_000
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
