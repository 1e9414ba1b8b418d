import { and, eq } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { pushSubscriptions } from "../platform/db/schema/push/subscription.ts"

/** To the session that takes the place of this one in the same browser, if it's the same person's. */
export async function movePushes(db: Database, from: string | undefined, to: { id: string; userId: string }) {
  if (from === undefined) return
  const { sessionId, userId } = pushSubscriptions
  const own = and(eq(sessionId, from), eq(userId, to.userId))
  await db.update(pushSubscriptions).set({ sessionId: to.id }).where(own)
}
