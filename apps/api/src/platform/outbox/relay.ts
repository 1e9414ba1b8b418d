import { and, asc, inArray, isNull, sql } from "../db/drizzle.ts"
import { fromDrizzle } from "pg-boss"
import type { PgBoss } from "pg-boss"
import type { Database } from "../db/client.ts"
import { listenTo } from "../db/listen-to.ts"
import { outboxEvents } from "../db/schema/outbox.ts"
import type { Log } from "../settings/log.ts"
import type { Effects } from "./effect.ts"
import type { EventType } from "./events.ts"
import { queueOf } from "./queues.ts"
import { outboxChannel } from "./record.ts"

type Options = {
  db: Database
  boss: PgBoss
  effects: Effects
  databaseUrl: string
  log: Log
  pollMs?: number
}

/**
 * Hands events on as soon as they are committed. LISTEN makes it quick; looking every few seconds makes it
 * certain, also while the listening connection is down.
 */
export function startRelay({ db, boss, effects, databaseUrl, log, pollMs = 5_000 }: Options) {
  const stopped = new AbortController()
  let isAskedAgain = false
  let working: Promise<void> | undefined

  async function work() {
    try {
      do {
        isAskedAgain = false
        const count = await dispatchWaiting(db, boss, effects)
        if (count > 0) isAskedAgain = true
      } while (isAskedAgain && !stopped.signal.aborted)
    } catch (error) {
      log.warn({ err: error }, "the outbox could not be worked off; trying again")
    }
  }

  function wake() {
    isAskedAgain = true
    working ??= work().finally(() => (working = undefined))
  }

  const line = listenTo({
    databaseUrl,
    name: "doable-outbox",
    channel: outboxChannel,
    log,
    onListening: wake,
    onMessage: wake,
  })
  wake()
  const timer = setInterval(wake, pollMs)

  return {
    isListening: line.isListening,
    async stop() {
      stopped.abort()
      clearInterval(timer)
      await line.stop()
      await working
    },
  }
}

const batch = 100

/**
 * Turns waiting events into one job per effect and marks them, in one transaction: no event is lost or
 * handed on twice, whenever the process dies. Events of a type unknown here wait for a server that knows it.
 */
export function dispatchWaiting(db: Database, boss: PgBoss, effects: Effects): Promise<number> {
  return db.transaction(async (tx) => {
    const known = Object.keys(effects) as EventType[]
    const waiting = await tx
      .select({ id: outboxEvents.id, type: outboxEvents.type })
      .from(outboxEvents)
      .where(and(isNull(outboxEvents.dispatchedAt), inArray(outboxEvents.type, known)))
      .orderBy(asc(outboxEvents.recordedAt))
      .limit(batch)
      .for("update", { skipLocked: true })
    if (waiting.length === 0) return 0

    for (const type of known) {
      const jobs = waiting.filter((event) => event.type === type).map(({ id }) => ({ data: { eventId: id } }))
      if (jobs.length === 0) continue
      for (const effect of effects[type]) {
        await boss.insert(queueOf(effect), jobs, { db: fromDrizzle(tx, sql) })
      }
    }
    const ids = waiting.map(({ id }) => id)
    await tx
      .update(outboxEvents)
      .set({ dispatchedAt: sql`now()` })
      .where(inArray(outboxEvents.id, ids))
    return waiting.length
  })
}
