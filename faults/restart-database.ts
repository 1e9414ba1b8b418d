import { percentile, seconds, type Fault } from "./fault.ts"
import { underLoad } from "./under-load.ts"
import { aWorld } from "./world.ts"

/** By turns as an operator restarts it, and as if the power went. */
export const fault: Fault = async ({ times = 20, isPlanted }) => {
  const world = await aWorld()
  const recovered: number[] = []
  try {
    const { losses, answers } = await underLoad(world, {
      people: 4,
      times,
      isPlanted,
      async hit(time) {
        await world.database.stop(time % 2 === 0 ? "fast" : "immediate")
        await world.database.start()
        const since = performance.now()
        await world.api.untilReady()
        recovered.push(performance.now() - since)
      },
    })
    const isAlive = !world.api.hasEnded()
    return {
      figure:
        `${times} restarts, ${answers} answers, ${losses.length} losses; the API ${isAlive ? "stayed up" : "DIED"}, ` +
        `ready ${seconds(percentile(recovered, 0.5))} after PostgreSQL (at most ${seconds(Math.max(...recovered))})`,
      goal: "0 losses, the API stays up, ready within 2 s",
      isMet: losses.length === 0 && isAlive && Math.max(...recovered) < 2_000,
      details: losses.slice(0, 10),
    }
  } finally {
    await world.close()
  }
}
