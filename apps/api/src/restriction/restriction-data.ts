import { desc, eq } from "../platform/db/drizzle.ts"
import { restrictions } from "../platform/db/schema/trust/restriction.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

export const restrictionData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(restrictions).where(eq(restrictions.userId, id))
  },
  /** Everything the person may read about it; never who decided. */
  tell: async (db, userId) => {
    const { kind, reasonCode, explanation, snippet, startsAt, endsAt, liftedAt } = restrictions
    const { appealStatus, appealText, appealedAt, appealAnswer, appealDecidedAt } = restrictions
    const decided = { kind, reasonCode, explanation, snippet, startsAt, endsAt, liftedAt }
    const rows = await db
      .select({ ...decided, appealStatus, appealText, appealedAt, appealAnswer, appealDecidedAt })
      .from(restrictions)
      .where(eq(restrictions.userId, userId))
      .orderBy(desc(startsAt))
      .limit(mostTold)
    return { restrictions: rows }
  },
}
