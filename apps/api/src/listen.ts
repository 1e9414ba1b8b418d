import { setTimeout as pause } from "node:timers/promises"
import { createAdaptorServer } from "@hono/node-server"
import { createServer as createHttpServer } from "node:http"
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http"
import { Server as TcpServer, type AddressInfo } from "node:net"
import type { createServer } from "./server.ts"

type StopOptions = {
  /** How long load balancers have to notice. */
  delayMs: number
  /** How long a kept connection may wait for its next call, whose answer says that it ends. */
  drainMs: number
  graceMs: number
  /** What would never end on its own, asked once no new connection is taken. */
  endStreams: () => Promise<void>
}

export type Listening = {
  port: number
  stop: (options: StopOptions) => Promise<void>
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void
/** Sees every request first, and answers it or goes the ordinary way. */
type First = (request: IncomingMessage, response: ServerResponse, goOrdinaryWay: () => void) => void

type ListenOptions = { port: number; host: string; first: First; wait?: (ms: number) => Promise<unknown> }

const waitQuietly = (ms: number) => pause(ms, null, { ref: false })

export async function listen(
  app: ReturnType<typeof createServer>,
  { port, host, first, wait = waitQuietly }: ListenOptions,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer: ((options: ServerOptions, listener: Listener) =>
      createHttpServer(options, (request, response) =>
        first(request, response, () => listener(request, response)),
      )) as typeof createHttpServer,
    // Slow senders must not hold a connection for ever; a photograph over a slow line takes its time.
    serverOptions: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
      requestTimeout: 120_000,
      // Longer than proxies keep an idle connection (60 s): if we closed it first, a call just sent over it would fail.
      keepAliveTimeout: 75_000,
      requireHostHeader: false,
    },
    // Health checks may come without a Host; nothing here depends on it.
    hostname: "localhost",
  }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, () => {
      server.off("error", reject)
      resolve()
    })
  })

  /** Lets load balancers see "not ready", then takes no new connection and finishes what has started. */
  async function stop({ delayMs, drainMs, graceMs, endStreams }: StopOptions) {
    if (delayMs > 0) await wait(delayMs)
    // Right after all waiting connections were accepted: closing would cut off the others without an answer.
    await new Promise((letIn) => setImmediate(letIn))
    const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()))
    await endStreams()
    // A call that is on its way over a connection that we close gets no answer.
    if (drainMs > 0) await Promise.race([closed, wait(drainMs)])
    server.close()
    const force = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearTimeout(force)
  }

  return { port: (server.address() as AddressInfo).port, stop }
}
