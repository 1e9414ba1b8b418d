import { and, asc, inArray, isNull, sql } from "drizzle-orm"
import { fromDrizzle, type PgBoss } from "pg-boss"
import type { Database } from "../db/client.ts"
import { outboxEvents } from "../db/schema/outbox.ts"
import type { Effects } from "./effect.ts"
import type { EventType } from "./events.ts"
import { queueOf } from "./queues.ts"

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
