// Starts the web server with the build of `vite build`.
import cluster from "node:cluster"
import { once } from "node:events"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { readEnv } from "../src/session/env.ts"
import { startWebServer } from "./web-server.ts"

const env = readEnv()
const build = env.WEB_BUILD ?? join(import.meta.dirname, "../dist")

// The build exists only after `vite build`, so the compiler can't know it.
const built = (await import(pathToFileURL(join(build, "server/server.js")).href)) as {
  default: { fetch: (request: Request) => Promise<Response> | Response }
}

const draw = async (request: Request) => built.default.fetch(request)
try {
  const web = await startWebServer({ env, draw, assets: join(build, "client/") })
  console.log(JSON.stringify({ level: "info", msg: "web server listens", port: web.port }))
  for (const signal of ["SIGINT", "SIGTERM", "SIGUSR2"] as const)
    process.on(signal, async () => {
      await web.stop(signal === "SIGUSR2" ? "replaced" : undefined)
      await leaveWorkers()
      process.exit(0)
    })
} catch (error) {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  const setting = port === env.WEB_PORT ? "WEB_PORT" : "WEB_METRICS_PORT"
  console.error(code === "EADDRINUSE" ? `Port ${port} is taken. Set ${setting} to another one.` : message)
  process.exit(1)
}

/** Connections still on their way to this worker go back to its parent, which hands them to another. */
async function leaveWorkers() {
  if (!cluster.worker?.isConnected()) return
  const left = once(process, "disconnect")
  cluster.worker.disconnect()
  await left
}
