import { uptime } from "node:os"
import type { Pool } from "pg"
import type { Log } from "../settings/log.ts"

export type Clock = {
  now: () => Date
  /** The time for timers; null while they must not run. */
  steadyNow: () => Promise<Date | null>
}

type Parts = {
  read: () => Promise<Date>
  log: Pick<Log, "error" | "warn">
  /** Milliseconds that pass whatever any clock is set to. */
  ticks?: () => number
  /** The same in seconds and less exact, but it continues while the machine sleeps. */
  awake?: () => number
}

const leapMs = 60 * 60 * 1000
/** Smaller differences are the way to the database and back. Following them, time could go back by a little. */
const sameMs = 1_000

/**
 * Deadlines follow the database's clock, the only one that all servers share. If it jumped forward, tasks, offers and
 * jobs would end too early. So timers stop until the clock is right; if the new time is correct, a restart accepts it.
 */
export async function createClock({ read, log, ticks = () => performance.now(), awake = uptime }: Parts) {
  let base = await look()
  let steady = base
  let isLeapt = false

  async function look() {
    const before = ticks()
    const time = (await read()).getTime()
    return { time, tick: (before + ticks()) / 2, awakeSec: awake() }
  }

  const now = () => base.time + ticks() - base.tick

  async function follow() {
    const seen = await look()
    if (Math.abs(seen.time + ticks() - seen.tick - now()) > sameMs) base = seen
    const aheadMs = seen.time - steady.time - (seen.awakeSec - steady.awakeSec) * 1000
    if (aheadMs <= leapMs) {
      if (isLeapt) log.warn("the clock of the database is right again; timers run")
      isLeapt = false
      // One that was put back may be put right again: that is no leap, so what was believed before still counts.
      if (aheadMs >= -leapMs) steady = seen
      return
    }
    isLeapt = true
    log.error(
      { hoursAhead: Math.round(aheadMs / leapMs) },
      "the clock of the database leapt forward, so timers stand still. Put it right, or restart the API if it is right now",
    )
  }

  return {
    now: () => new Date(now()),
    isLeapt: () => isLeapt,
    follow,
    async steadyNow() {
      await follow()
      return isLeapt ? null : new Date(now())
    },
  }
}

/** Reads the database's clock every half minute, and counts on its own in between. */
export async function followDatabaseClock(pool: Pool, log: Log) {
  const clock = await createClock({
    log,
    async read() {
      const { rows } = await pool.query<{ now: Date }>("select clock_timestamp() as now")
      return rows[0]?.now ?? new Date()
    },
  })
  const timer = setInterval(() => {
    clock.follow().catch((error: unknown) => log.warn({ err: error }, "cannot read the database's clock"))
  }, 30_000)
  return { ...clock, stop: () => clearInterval(timer) }
}

/** For tests that set the clock. */
export function givenClock(now: () => Date) {
  return { now, isLeapt: () => false, steadyNow: () => Promise.resolve(now()), stop: () => {} }
}
