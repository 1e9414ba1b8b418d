import { desc, eq, or } from "../platform/db/drizzle.ts"
import { reports } from "../platform/db/schema/trust/report.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

export const reportData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(reports).where(or(eq(reports.reporterId, id), eq(reports.subjectId, id)))
  },
  /** What the person reported; not what others reported about them. */
  tell: async (db, userId) => {
    const { targetType, snippet, reasonCode, text, status, outcomeText, createdAt, decidedAt } = reports
    const rows = await db
      .select({ targetType, snippet, reasonCode, text, status, outcomeText, createdAt, decidedAt })
      .from(reports)
      .where(eq(reports.reporterId, userId))
      .orderBy(desc(createdAt))
      .limit(mostTold)
    return { reports: rows }
  },
}
