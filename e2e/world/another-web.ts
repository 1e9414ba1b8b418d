// A second web server of the same build, with settings of its own and an API that can be made to fail.
import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { afterAll, beforeAll } from "vitest"
import { root } from "../../scripts/env.ts"
import { freePort } from "../../scripts/ports.ts"
import { createProcessGroup } from "../../scripts/process-group.ts"
import { world } from "./browser.ts"

interface Call {
  path: string
  headers: IncomingHttpHeaders
}

/** Call once at the top of a file. */
export function withAnotherWeb(settings: Record<string, string> = {}) {
  const processes = createProcessGroup()
  const api = apiInBetween()
  const another = { url: "", api }

  beforeAll(async () => {
    const [port, apiUrl] = [await freePort(), await api.listen()]
    another.url = `http://localhost:${port}`
    let heard = () => {}
    const listens = new Promise<void>((go) => (heard = go))
    const web = processes.start(
      "another web server",
      process.execPath,
      [join(root, "apps/web/server/serve.ts")],
      {
        cwd: root,
        onLine: (line) => line.includes("listens") && heard(),
        env: {
          NODE_ENV: "production",
          SERVER_URL: world.apiUrl,
          UI_URL: another.url,
          WEB_PORT: String(port),
          API_INTERNAL_URL: apiUrl,
          WEB_BUILD: world.buildFolder,
          VISITOR_PAGE_SECONDS: "0",
          RATE_LIMITS: "off",
          ...settings,
        },
      },
    )
    await Promise.race([
      listens,
      web.exited.then(() => {
        throw new Error(web.tail())
      }),
    ])
  })
  afterAll(async () => {
    await processes.stop()
    await api.close()
  })
  return another
}

/** Hands calls on to the real API, unless it is told to be away, to keep silent or to fail at some path. */
function apiInBetween() {
  const calls: Call[] = []
  let mood: "there" | "away" | "silent" = "there"
  let failing: string | null = null

  const server = createServer((request, response) => {
    const path = request.url ?? "/"
    calls.push({ path, headers: request.headers })
    if (mood === "away") return void request.socket.destroy()
    if (mood === "silent") return
    if (failing && path.includes(failing)) {
      response.writeHead(500, { "content-type": "text/plain" }).end("secret: the password of the database")
      return
    }
    void fetch(world.apiUrl + path, { headers: { cookie: request.headers.cookie ?? "" } }).then(
      async (answer) => {
        const type = answer.headers.get("content-type") ?? "text/plain"
        response.writeHead(answer.status, { "content-type": type }).end(await answer.text())
      },
      () => response.writeHead(502).end(),
    )
  })

  return {
    calls,
    listen: () =>
      new Promise<string>((listening) => {
        server.listen(0, "127.0.0.1", () =>
          listening(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
        )
      }),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
    become: (next: typeof mood) => {
      mood = next
    },
    failAt: (part: string | null) => {
      failing = part
    },
  }
}
