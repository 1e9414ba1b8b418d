import { Hono } from "hono"
import type { ApiEnv, ServerDeps } from "./api-env.ts"

/** live: the process answers. ready: it may be sent work; says no as soon as it is asked to stop. */
export function health({ db, isStopping }: Pick<ServerDeps, "db" | "isStopping">) {
  const app = new Hono<ApiEnv>()
  app.use(async (c, next) => {
    await next()
    c.header("Cache-Control", "no-store")
  })
  app.get("/live", (c) => c.json({ status: "ok" }))
  app.get("/ready", async (c) => {
    if (isStopping()) return c.json({ status: "stopping" }, 503)
    try {
      await db.$client.query("select 1")
      return c.json({ status: "ok" })
    } catch {
      return c.json({ status: "no database" }, 503)
    }
  })
  return app
}
