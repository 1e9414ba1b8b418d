import { percentile, seconds, standStill, type Fault } from "./fault.ts"
import { startProbe } from "./probe.ts"
import { aWorld } from "./world.ts"

/**
 * Two hundred pages asked for at the same time, again and again. Each is whole, or a quick 503, and health goes on
 * answering.
 */
export const fault: Fault = async ({ times = 3, isPlanted }) => {
  const world = await aWorld({ hasWeb: true, api: { RATE_LIMITS: "on" } })
  try {
    const statuses = new Map<number, number>()
    let asked = 0
    const ask = async () => {
      asked += 1
      const headers = { accept: "text/html", "x-forwarded-for": `203.0.${asked % 200}.7` }
      const answer = await fetch(`${world.web.url}/tasks?q=shelf${asked}`, { headers })
      const html = await answer.text()
      const status = answer.status === 200 && !html.includes("</html>") ? 0 : answer.status
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    const stopProbe = startProbe(`${world.web.url}/health/live`)
    for (let time = 0; time < times; time += 1) {
      if (isPlanted) void standStill(world.web.pid(), 3_000)
      await Promise.all(Array.from({ length: 200 }, ask))
    }
    const { answered: health, wrong } = await stopProbe()
    const others = [...statuses.keys()].filter((status) => status !== 200 && status !== 503)
    return {
      figure:
        `${times} × 200 pages: ${statuses.get(200) ?? 0} whole, ${statuses.get(503) ?? 0} told to come again; ` +
        `/health/live p50 ${seconds(percentile(health, 0.5))}, slowest ${seconds(Math.max(...health))}`,
      goal: "health answers within 2 s, nothing but whole pages and 503",
      isMet:
        wrong === 0 && Math.max(...health) < 2_000 && others.length === 0 && (statuses.get(503) ?? 0) > 0,
      details: [...statuses].map(([status, count]) => `pages answered ${status}: ${count}`),
    }
  } finally {
    await world.close()
  }
}
