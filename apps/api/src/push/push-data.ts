import { desc, eq } from "../platform/db/drizzle.ts"
import { devicesPerPerson } from "@doable/domain/push/limits"
import { sessions } from "../platform/db/schema/account.ts"
import { pushRemovals, pushSubscriptions } from "../platform/db/schema/push/subscription.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

export const pushData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, id))
    await tx.delete(pushRemovals).where(eq(pushRemovals.userId, id))
  },
  /** Without the keys: someone who has them and the address can write to the device. */
  tell: async (db, userId) => {
    const { endpoint, createdAt, lastUsedAt, sessionId } = pushSubscriptions
    const rows = await db
      .select({ endpoint, userAgent: sessions.userAgent, createdAt, lastUsedAt })
      .from(pushSubscriptions)
      .innerJoin(sessions, eq(sessions.id, sessionId))
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(createdAt))
      .limit(devicesPerPerson)
    const removals = await db
      .select({ removedAt: pushRemovals.removedAt })
      .from(pushRemovals)
      .where(eq(pushRemovals.userId, userId))
      .limit(mostTold)
    const service = (address: string) => new URL(address).hostname
    return {
      pushRemovals: removals,
      pushSubscriptions: rows.map(({ endpoint: address, ...row }) => ({ service: service(address), ...row })),
    }
  },
}
