import { desc, eq } from "../db/drizzle.ts"
import { auditLogs, auditOrigins } from "../db/schema/audit-log.ts"
import { mostTold, type PersonalData } from "../personal-data.ts"

/** What was done stays, by an id that leads to nobody any more; from where it was done goes. */
export const auditLogData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(auditOrigins).where(eq(auditOrigins.actorId, id))
  },
  tell: async (db, userId) => {
    const { action, createdAt } = auditLogs
    const { address, agent } = auditOrigins
    const acts = await db
      .select({ action, address, agent, createdAt })
      .from(auditLogs)
      .leftJoin(auditOrigins, eq(auditOrigins.id, auditLogs.id))
      .where(eq(auditLogs.actorId, userId))
      .orderBy(desc(auditLogs.createdAt))
      .limit(mostTold)
    return { recordedActs: acts }
  },
}
