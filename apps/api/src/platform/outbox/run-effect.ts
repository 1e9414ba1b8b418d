import { and, eq } from "../db/drizzle.ts"
import { outboxDeliveries, outboxEvents } from "../db/schema/outbox.ts"
import { AlreadyHandedOver, NoAnswer, type HandOver } from "../delivery/hand-over.ts"
import type { Effect, EffectWorld } from "./effect.ts"
import type { EventOf, EventType } from "./events.ts"
import type { Database } from "../db/client.ts"

/** A job may come twice (a killed worker, an expired try); what is recorded as done isn't done again. */
export async function runEffect<T extends EventType>(world: EffectWorld, effect: Effect<T>, eventId: string) {
  const { db, log } = world
  const delivery = and(eq(outboxDeliveries.eventId, eventId), eq(outboxDeliveries.effect, effect.name))
  const [done] = await db.select({ at: outboxDeliveries.deliveredAt }).from(outboxDeliveries).where(delivery)
  if (done) return

  const [row] = await db.select().from(outboxEvents).where(eq(outboxEvents.id, eventId))
  if (!row) {
    log.error({ effect: effect.name, eventId }, "the event is gone before its effect")
    return
  }
  const event = { type: row.type, ...(row.payload as object) } as EventOf<T>
  const origin = { eventId, recordedAt: row.recordedAt }
  const own = sendingOnce(world, recordHandOver(db, eventId, effect.name))
  try {
    await effect.run(own, event, `${eventId}.${effect.name}`, origin)
  } catch (error) {
    if (error instanceof AlreadyHandedOver) return
    if (!(error instanceof NoAnswer)) throw error
    const about = { err: error, effect: effect.name, eventId }
    log.error(
      about,
      "no answer to a message that was handed over; it may have arrived, so it isn't sent again",
    )
  }
  await db.insert(outboxDeliveries).values({ eventId, effect: effect.name }).onConflictDoNothing()
}

/** The world of one delivery: whatever message the effect sends counts as handed over once. */
function sendingOnce(world: EffectWorld, handOver: HandOver): EffectWorld {
  return {
    ...world,
    mailer: { ...world.mailer, send: (mail) => world.mailer.send(mail, handOver) },
    sms: { send: (sms) => world.sms.send(sms, handOver) },
  }
}

/**
 * The row of the delivery is written before the message is the server's and not after its answer: of two workers with
 * the same job only one gets further, and a process that dies while it waits for the answer leaves the row behind.
 */
function recordHandOver(db: Database, eventId: string, effect: string): HandOver {
  return {
    begin: async () => {
      const { rowCount } = await db.insert(outboxDeliveries).values({ eventId, effect }).onConflictDoNothing()
      if (rowCount === 0) throw new AlreadyHandedOver("another worker has handed it over")
    },
    takeBack: async () => {
      await db
        .delete(outboxDeliveries)
        .where(and(eq(outboxDeliveries.eventId, eventId), eq(outboxDeliveries.effect, effect)))
    },
  }
}
