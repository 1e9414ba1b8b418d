import { asc } from "../../platform/db/drizzle.ts"
import type { Database } from "../../platform/db/client.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { writeNotifications } from "../../notification/write-notifications.ts"
import type { EffectWorld } from "../../platform/outbox/effect.ts"
import type { OutboxEvent } from "../../platform/outbox/events.ts"

/**
 * Runs the effects of what was just recorded, at its own time: notifications if they're recent enough, and never
 * emails, because all of it is past.
 */
export async function notifyDemoPeople(
  db: Database,
  at: Date,
  { isTold }: { isTold: boolean },
): Promise<void> {
  const events = isTold ? await db.select().from(outboxEvents).orderBy(asc(outboxEvents.recordedAt)) : []
  for (const { id, type, payload } of events) {
    const event = { type, ...(payload as object) } as OutboxEvent
    await writeNotifications.run({ db } as EffectWorld, event, id, { eventId: id, recordedAt: at })
  }
  await db.delete(outboxEvents)
}
