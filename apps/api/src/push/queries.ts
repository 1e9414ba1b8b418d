import { and, desc, eq } from "../platform/db/drizzle.ts"
import { devicesPerPerson } from "@doable/domain/push/limits"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../platform/context.ts"
import { sessions } from "../platform/db/schema/account.ts"
import { pushSubscriptions } from "../platform/db/schema/push/subscription.ts"
import { findWithDevice } from "./find-with-device.ts"
import { isLoggedIn } from "./is-logged-in.ts"

export async function hasDevice({ db, user }: UserContext): Promise<boolean> {
  return (await findWithDevice(db, [user.id])).has(user.id)
}

export async function findMyDevices({ db, user, callingSession }: UserContext) {
  const session = await callingSession()
  if (!session) throw new Refused("sign_in_needed")
  const { id, sessionId, createdAt, lastUsedAt, userId } = pushSubscriptions
  const rows = await db
    .select({ id, sessionId, createdAt, lastUsedAt, userAgent: sessions.userAgent })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(and(eq(userId, user.id), isLoggedIn))
    .orderBy(desc(createdAt), id)
    .limit(devicesPerPerson)
  const devices = rows.map(({ sessionId: of, ...row }) => ({
    ...row,
    isCurrent: of === session.id,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }))
  return { devices, loggedInAt: session.startedAt }
}
