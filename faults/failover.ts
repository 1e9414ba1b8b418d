import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"
import { aStandby } from "../apps/api/test/standby.ts"
import { freePort } from "../scripts/ports.ts"
import { percentile, seconds, type Fault } from "./fault.ts"
import { underLoad } from "./under-load.ts"
import { aWorld } from "./world.ts"

/**
 * PostgreSQL with a synchronous standby. The primary dies as if the power went, the standby takes over, and a new one
 * is made in the place of the dead one, again and again under load. What Patroni decides is decided here.
 */
export const fault: Fault = async ({ times = 10, isPlanted }) => {
  const standbyPort = await freePort()
  const world = await aWorld({ standbyPort })
  const ready: number[] = []
  try {
    let primary = { url: world.databaseUrl, kill: () => world.database.stop("immediate") }
    let free = standbyPort
    let made = 0
    const addStandby = async () => {
      const folder = join(world.folder, `standby-${(made += 1)}`)
      const { processes } = world
      const standby = await aStandby({ primaryUrl: primary.url, folder, processes, port: free })
      await makeSynchronous(primary.url)
      return standby
    }
    let standby = await addStandby()
    const { losses, answers } = await underLoad(world, {
      people: 6,
      times,
      isPlanted,
      async hit() {
        const since = performance.now()
        const dead = Number(new URL(primary.url).port)
        await primary.kill()
        await standby.promote()
        primary = standby
        free = dead
        await ask(primary.url, "alter system set synchronous_standby_names = ''")
        await ask(primary.url, "select pg_reload_conf()")
        await world.api.untilReady()
        ready.push(performance.now() - since)
        standby = await addStandby()
      },
    })
    return {
      figure: `${times} failovers, ${answers} answers: ${losses.length} losses; ready again after ${seconds(percentile(ready, 0.5))}, at most ${seconds(Math.max(...ready))}, without a restart of ours`,
      goal: "0 losses, ready within 30 s, no restart of ours",
      isMet: losses.length === 0 && Math.max(...ready) < 30_000 && !world.api.hasEnded(),
      details: losses.slice(0, 5),
    }
  } finally {
    await world.close()
  }
}

async function makeSynchronous(url: string) {
  await ask(url, "alter system set synchronous_standby_names = '*'")
  await ask(url, "select pg_reload_conf()")
  for (;;) {
    const found = await ask(url, "select 1 from pg_stat_replication where sync_state = 'sync'")
    if (found.length > 0) return
    await pause(50)
  }
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  client.on("error", () => {})
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(text).finally(() => client.end())
  return rows
}
