import { and, eq, ne } from "drizzle-orm"
import type { RevokeSession } from "@doable/domain/account/input"
import { sessions } from "../db/schema/account.ts"
import type { AccountContext } from "./account-context.ts"

/** A handle of nobody or of someone else gets the same answer as one's own, and does nothing. */
export async function revokeSession({ db, user }: AccountContext, { token: handle }: RevokeSession) {
  await db.delete(sessions).where(and(eq(sessions.id, handle), eq(sessions.userId, user.id)))
  return { status: true }
}

export async function revokeOtherSessions({ db, user, session }: AccountContext) {
  await db.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, session.id)))
  return { status: true }
}

export async function revokeSessions({ db, user }: AccountContext) {
  await db.delete(sessions).where(eq(sessions.userId, user.id))
  return { status: true }
}
