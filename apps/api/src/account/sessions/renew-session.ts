import { and, eq, gt, lt } from "drizzle-orm"
import type { Database } from "../../platform/db/client.ts"
import { sessions } from "../../platform/db/schema/account.ts"
import { renewAfterSeconds, sessionSeconds } from "../session-cookie.ts"

/** Moves the end of a session that is in use. Of many requests at once only one writes; a dead one stays dead. */
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
