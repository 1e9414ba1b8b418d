import { desc, eq } from "drizzle-orm"
import { devicesPerPerson } from "@doable/domain/push/limits"
import { sessions } from "../platform/db/schema/account.ts"
import { pushSubscriptions } from "../platform/db/schema/push/subscription.ts"
import type { PersonalData } from "../platform/personal-data.ts"

export const pushData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, id))
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
    const service = (address: string) => new URL(address).hostname
    return {
      pushSubscriptions: rows.map(({ endpoint: address, ...row }) => ({ service: service(address), ...row })),
    }
  },
}
