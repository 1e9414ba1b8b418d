import { setTimeout as pause } from "node:timers/promises"
import type { World } from "./world.ts"

type Load = {
  people: number
  times: number
  isPlanted: boolean
  /** Does the fault once, and resolves when the API is ready again. */
  hit: (time: number) => Promise<void>
}

/** Does something to the world again and again while people go on with their business. What they lost is the result. */
export async function underLoad(world: World, { people, times, isPlanted, hit }: Load) {
  const crowd = await world.people(people)
  const losses: string[] = []
  const back: number[] = []
  for (let time = 0; time < times; time += 1) {
    const enough = crowd.ledger.answers + Math.random() * 40
    const some = async () => {
      while (crowd.ledger.answers < enough) await pause(5)
      await pause(Math.random() * 50)
    }
    await Promise.race([crowd.busy, some()])
    const since = performance.now()
    await hit(time)
    back.push(performance.now() - since)
    losses.push(...(await crowd.losses()))
    if (time % 10 === 9)
      console.log(`  ${time + 1} of ${times}: ${crowd.ledger.answers} answers, ${losses.length} losses`)
  }
  if (isPlanted) {
    const [known] = crowd.ledger.messages
    await world.db.$client.query("delete from messages where client_id = $1", [known])
  }
  losses.push(...(await crowd.rest()))
  return { losses, back, ...crowd.ledger }
}
