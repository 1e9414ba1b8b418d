import { and, eq } from "../platform/db/drizzle.ts"
import type { Unsubscribe } from "@doable/domain/push/input"
import type { UserContext } from "../platform/context.ts"
import { pushSubscriptions } from "../platform/db/schema/push/subscription.ts"
import { noteRemoval } from "./removals.ts"

/** One that's gone, or someone else's, gets the same answer as the person's own. */
export async function unsubscribe(
  { db, user, now }: UserContext,
  { id }: Unsubscribe,
): Promise<{ ok: boolean }> {
  const own = and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, user.id))
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(pushSubscriptions).where(own).returning()
    if (gone) await noteRemoval(tx, user.id, gone.endpoint, now())
  })
  return { ok: true }
}
