import { setTimeout as pause } from "node:timers/promises"
import { seconds, type Fault } from "./fault.ts"
import { aWorld } from "./world.ts"
import { underLoad } from "./under-load.ts"

const awayMs = 60_000

export const fault: Fault = async ({ isPlanted }) => {
  const world = await aWorld()
  const statuses = new Map<string, number>()
  let recovered = 0
  try {
    const { losses } = await underLoad(world, {
      people: 4,
      times: 1,
      isPlanted,
      async hit() {
        await world.database.stop("fast")
        const until = performance.now() + awayMs
        while (performance.now() < until) {
          for (const path of ["/health/live", "/health/ready", "/trpc/category.getTree?input=%7B%7D"]) {
            const said = await fetch(world.api.url + path).then(
              ({ status, headers }) =>
                `${path.split("?")[0]} ${status}${headers.has("retry-after") ? " with Retry-After" : ""}`,
              () => `${path} nothing`,
            )
            statuses.set(said, (statuses.get(said) ?? 0) + 1)
          }
          await pause(500)
        }
        await world.database.start()
        const since = performance.now()
        await world.api.untilReady()
        recovered = performance.now() - since
      },
    })
    const wrong = [...statuses.keys()].filter(
      (said) => !/live 200|ready 503|getTree (503 with|200)/.test(said),
    )
    return {
      figure: `away for ${seconds(awayMs)}: ${losses.length} losses, only 503 with Retry-After; ready ${seconds(recovered)} after PostgreSQL`,
      goal: "0 losses, nothing but 503, ready within 2 s",
      isMet: losses.length === 0 && wrong.length === 0 && recovered < 2_000 && !world.api.hasEnded(),
      details: [...losses.slice(0, 10), ...[...statuses].map(([said, count]) => `${said}: ${count} times`)],
    }
  } finally {
    await world.close()
  }
}
