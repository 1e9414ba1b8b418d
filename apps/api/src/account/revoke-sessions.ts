import { and, eq } from "drizzle-orm"
import type { RevokeSession } from "@doable/domain/account/input"
import { sessions } from "../db/schema/account.ts"
import type { AccountContext } from "./account-context.ts"
import { endSessions } from "./end-sessions.ts"

/** A handle of nobody or of someone else gets the same answer as one's own, and does nothing. */
export async function revokeSession({ db, user }: AccountContext, { token: handle }: RevokeSession) {
  await db.delete(sessions).where(and(eq(sessions.id, handle), eq(sessions.userId, user.id)))
  return { status: true }
}

export async function revokeOtherSessions({ db, user, session }: AccountContext) {
  await db.transaction((tx) => endSessions(tx, user.id, session))
  return { status: true }
}

export async function revokeSessions({ db, user }: AccountContext) {
  await db.transaction((tx) => endSessions(tx, user.id))
  return { status: true }
}
