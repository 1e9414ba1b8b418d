import { and, eq } from "drizzle-orm"
import type { Unsubscribe } from "@doable/domain/push/input"
import type { UserContext } from "../platform/context.ts"
import { pushSubscriptions } from "../platform/db/schema/push/subscription.ts"

/** One that's gone, or someone else's, gets the same answer as the person's own. */
export async function unsubscribe({ db, user }: UserContext, { id }: Unsubscribe): Promise<{ ok: boolean }> {
  const own = and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, user.id))
  await db.delete(pushSubscriptions).where(own)
  return { ok: true }
}
