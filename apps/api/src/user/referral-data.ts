import { eq } from "../platform/db/drizzle.ts"
import { referralLinks } from "../platform/db/schema/trust/referral.ts"
import type { PersonalData } from "../platform/personal-data.ts"

/** The people who signed up through the link aren't named anywhere. */
export const referralData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(referralLinks).where(eq(referralLinks.userId, id))
  },
  tell: async (db, userId) => {
    const { code, count, createdAt } = referralLinks
    const rows = await db
      .select({ code, count, createdAt })
      .from(referralLinks)
      .where(eq(referralLinks.userId, userId))
    return { referralLinks: rows }
  },
}
