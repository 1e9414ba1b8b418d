import { and, desc, eq, gt } from "../../platform/db/drizzle.ts"
import { sessions } from "../../platform/db/schema/account.ts"
import type { AccountContext } from "../account-context.ts"
import { mostSessions } from "../after-sign-in.ts"

/** `token` is a handle that ends a session and opens none: a script in the page must not learn real tokens. */
export async function listSessions({ db, now, user, session }: AccountContext) {
  const living = await db
    .select({
      id: sessions.id,
      token: sessions.id,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.createdAt))
    .limit(mostSessions)
  return living.map((one) => ({ ...one, isCurrent: one.id === session.id }))
}
