import { and, eq, ne, sql } from "../platform/db/drizzle.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { sessions, verifications } from "../platform/db/schema/account.ts"
import { users } from "../platform/db/schema/user.ts"
import { isNoReset } from "./reset-tokens.ts"

/**
 * Ends all of this user's sessions except the caller's, including logins still in progress. Devices that were trusted
 * with the second step are asked for it again.
 */
export async function endSessions(tx: Transaction, userId: string, but?: { id: string }) {
  // First the count, which queues with `holdsStill`: a session is either there to be removed, or too late.
  await tx
    .update(users)
    .set({ sessionEnds: sql`${users.sessionEnds} + 1` })
    .where(eq(users.id, userId))
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), but ? ne(sessions.id, but.id) : undefined))
  await tx.delete(verifications).where(and(eq(verifications.value, userId), isNoReset))
}

/** Read when a login starts, whether or not the address has an account. */
export async function sessionEndsOf(db: Database, email: string): Promise<number | undefined> {
  const [user] = await db.select({ ends: users.sessionEnds }).from(users).where(eq(users.email, email))
  return user?.ends
}

/**
 * The password was checked before the session was created. If all sessions were ended in between, by a new password
 * for example, this one ends too, before anyone gets its cookie.
 */
export function holdsStill(
  db: Database,
  sessionId: string,
  endsBefore: number | undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ ends: users.sessionEnds, status: users.status })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, sessionId))
      .for("share", { of: users })
    if (owner?.ends === endsBefore && owner?.status !== "deactivated") return owner !== undefined
    await tx.delete(sessions).where(eq(sessions.id, sessionId))
    return false
  })
}
