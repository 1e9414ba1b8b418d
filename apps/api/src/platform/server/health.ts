import { Hono } from "hono"
import type { ApiEnv, ServerDeps } from "./api-env.ts"

/**
 * live: the process answers. ready: it may be sent work. It says no as soon as it is asked to stop, unless another
 * process has its place already, and while the database is away or takes nothing.
 */
export function health({
  writes,
  isStopping,
  isReplaced,
  isClockLeapt,
}: Pick<ServerDeps, "writes" | "isStopping" | "isReplaced" | "isClockLeapt">) {
  const app = new Hono<ApiEnv>()
  app.use(async (c, next) => {
    await next()
    c.header("Cache-Control", "no-store")
  })
  app.get("/live", (c) => c.json({ status: "ok" }))
  app.get("/ready", async (c) => {
    if (isStopping() && !isReplaced()) return c.json({ status: "stopping" }, 503)
    try {
      const whyNot = await writes.whyNot()
      if (whyNot) return c.json({ status: whyNot }, 503)
      return c.json({ status: "ok", timers: isClockLeapt() ? "stopped" : "running" })
    } catch {
      return c.json({ status: "no database" }, 503)
    }
  })
  return app
}
