import { and, eq, ne } from "drizzle-orm"
import type { Database } from "../db/client.ts"
import { accounts, sessions } from "../db/schema/account.ts"
import { hashPassword, isOutdated } from "./password-hash.ts"
import { readCookie, verifiedToken } from "./session-cookie.ts"

type SignedIn = { session: { id: string; userId: string }; password: string }
type Before = { cookies: string | null; cookieName: string; secret: string }

/** Who signs in on top of an old session leaves that one: nobody could see it or end it any more. */
export async function endFormerSession(db: Database, { session }: SignedIn, before: Before) {
  const cookie = readCookie(before.cookies, before.cookieName)
  const token = cookie && verifiedToken(cookie, before.secret)
  if (!token || token.includes("\0")) return
  await db.delete(sessions).where(and(eq(sessions.token, token), ne(sessions.id, session.id)))
}

/** The only moment at which we know the password: a hash of an older kind is made anew. */
export async function renewHash(db: Database, { session, password }: SignedIn) {
  const credential = and(eq(accounts.userId, session.userId), eq(accounts.providerId, "credential"))
  const [account] = await db.select().from(accounts).where(credential)
  if (!account?.password || !isOutdated(account.password)) return
  // Not if the password has been changed meanwhile.
  await db
    .update(accounts)
    .set({ password: await hashPassword(password) })
    .where(and(eq(accounts.id, account.id), eq(accounts.password, account.password)))
}
