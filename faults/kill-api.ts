import { percentile, seconds, type Fault } from "./fault.ts"
import { underLoad } from "./under-load.ts"
import { aWorld } from "./world.ts"

export const fault: Fault = async ({ times = 100, isPlanted }) => {
  const world = await aWorld()
  try {
    const { losses, back, answers } = await underLoad(world, {
      people: 4,
      times,
      isPlanted,
      async hit() {
        await world.api.kill()
        await world.api.start()
      },
    })
    return {
      figure: `${times} kills, ${answers} answers, ${losses.length} losses; ready again after ${seconds(percentile(back, 0.5))} (at most ${seconds(Math.max(...back))})`,
      goal: "0 losses",
      isMet: losses.length === 0,
      details: losses.slice(0, 10),
    }
  } finally {
    await world.close()
  }
}
