import { setTimeout as wait } from "node:timers/promises"
import { createAdaptorServer } from "@hono/node-server"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { createServer } from "./server.ts"

/** `endStreams`: what would never end by itself, asked once no new connection is taken. */
type StopOptions = { delayMs: number; graceMs: number; endStreams: () => Promise<void> }

export type Listening = {
  port: number
  stop: (options: StopOptions) => Promise<void>
}

export async function listen(
  app: ReturnType<typeof createServer>,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    // Slow senders must not hold a connection for ever; a photograph over a slow line takes its time.
    serverOptions: { headersTimeout: 10_000, requestTimeout: 120_000, keepAliveTimeout: 5_000 },
  }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, () => {
      server.off("error", reject)
      resolve()
    })
  })

  /** Lets load balancers see "not ready", then takes no new connection and finishes what has begun. */
  async function stop({ delayMs, graceMs, endStreams }: StopOptions) {
    if (delayMs > 0) await wait(delayMs)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    await endStreams()
    server.closeIdleConnections()
    const force = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearTimeout(force)
  }

  return { port: (server.address() as AddressInfo).port, stop }
}
