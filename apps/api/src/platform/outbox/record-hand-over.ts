import { and, eq } from "../db/drizzle.ts"
import type { Database } from "../db/client.ts"
import { outboxDeliveries } from "../db/schema/outbox.ts"
import { AlreadyHandedOver, type HandOver } from "../delivery/hand-over.ts"

/**
 * The row of the delivery is written before the message is the server's and not after its answer: of two workers with
 * the same job only one gets further, and a process that dies while it waits for the answer leaves the row behind.
 */
export function recordHandOver(db: Database, eventId: string, effect: string): HandOver {
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
