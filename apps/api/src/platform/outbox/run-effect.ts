import { and, eq } from "drizzle-orm"
import { outboxDeliveries, outboxEvents } from "../db/schema/outbox.ts"
import type { Effect, EffectWorld } from "./effect.ts"
import type { EventOf, EventType } from "./events.ts"

/** A job may come twice (a killed worker, an expired try); what is noted as done is not done again. */
export async function runEffect<T extends EventType>(world: EffectWorld, effect: Effect<T>, eventId: string) {
  const { db } = world
  const delivery = and(eq(outboxDeliveries.eventId, eventId), eq(outboxDeliveries.effect, effect.name))
  const [done] = await db.select({ at: outboxDeliveries.deliveredAt }).from(outboxDeliveries).where(delivery)
  if (done) return

  const [row] = await db.select().from(outboxEvents).where(eq(outboxEvents.id, eventId))
  if (!row) {
    world.log.error({ effect: effect.name, eventId }, "the event is gone before its effect")
    return
  }
  const event = { type: row.type, ...(row.payload as object) } as EventOf<T>
  await effect.run(world, event, `${eventId}.${effect.name}`, { eventId, recordedAt: row.recordedAt })
  await db.insert(outboxDeliveries).values({ eventId, effect: effect.name }).onConflictDoNothing()
}
