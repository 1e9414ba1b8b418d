import { and, eq, gt, lt } from "drizzle-orm"
import type { Database } from "../../platform/db/client.ts"
import { sessions } from "../../platform/db/schema/account.ts"
import { renewAfterSeconds, sessionSeconds } from "../session-cookie.ts"

/** Extends a session that's in use. Of many parallel requests only one writes, and an ended session stays ended. */
export async function renewSession(db: Database, token: string, now: Date): Promise<boolean> {
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const renewed = await db
    .update(sessions)
    .set({ expiresAt: inSeconds(sessionSeconds), updatedAt: now })
    .where(
      and(
        eq(sessions.token, token),
        gt(sessions.expiresAt, now),
        lt(sessions.expiresAt, inSeconds(sessionSeconds - renewAfterSeconds)),
      ),
    )
    .returning({ id: sessions.id })
  return renewed.length > 0
}
