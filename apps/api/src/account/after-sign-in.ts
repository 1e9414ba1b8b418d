import { and, desc, eq, ne, notInArray } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { accounts, sessions } from "../platform/db/schema/account.ts"
import { hashPassword, isOutdated } from "./password-hash.ts"
import { longestSessionSeconds, readCookie, verifiedToken } from "./session-cookie.ts"

type Session = { id: string; userId: string }
type Before = { cookies: string | null; cookieName: string; secret: string }

/** Who logs in on top of an old session leaves that one: nobody could see it or end it any more. */
export async function endFormerSession(db: Database, sessionId: string, before: Before) {
  const cookie = readCookie(before.cookies, before.cookieName)
  const token = cookie && verifiedToken(cookie, before.secret)
  if (!token || token.includes("\0")) return
  await db.delete(sessions).where(and(eq(sessions.token, token), ne(sessions.id, sessionId)))
}

/**
 * More devices than anyone has. Keeps the table and the lists short, even if someone logs in again and again without a
 * cookie.
 */
export const mostSessions = 50

/** The newest stay, with the one that was just made among them. */
export async function endOldestSessions(db: Database, session: Session) {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    .orderBy(desc(sessions.createdAt))
    .limit(mostSessions)
  await db.delete(sessions).where(and(eq(sessions.userId, session.userId), notInArray(sessions.id, newest)))
}

type Call = { path?: string; context: { session: { session: { id: string; createdAt: Date } } | null } }

/** The session in whose place the library makes a new one, because the second step changes. */
export const replacedBy = (call: Call | null) =>
  call?.path?.startsWith("/two-factor/") ? call.context.session?.session : undefined

/** The library changes the session when the second step changes; nobody has logged in again with that. */
export function inPlaceOf(former: { createdAt: Date }, { expiresAt }: { expiresAt: Date }) {
  const last = former.createdAt.getTime() + longestSessionSeconds * 1000
  return { createdAt: former.createdAt, expiresAt: new Date(Math.min(expiresAt.getTime(), last)) }
}

/** The only moment at which we know the password: a hash of an older kind is made again. */
export async function renewHash(db: Database, session: Session, password: string) {
  const credential = and(eq(accounts.userId, session.userId), eq(accounts.providerId, "credential"))
  const [account] = await db.select().from(accounts).where(credential)
  if (!account?.password || !isOutdated(account.password)) return
  // Not if the password has been changed in the meantime.
  await db
    .update(accounts)
    .set({ password: await hashPassword(password) })
    .where(and(eq(accounts.id, account.id), eq(accounts.password, account.password)))
}
