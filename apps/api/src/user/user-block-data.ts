import { desc, eq, or } from "../platform/db/drizzle.ts"
import { userBlocks } from "../platform/db/schema/user-block.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

export const userBlockData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(userBlocks).where(or(eq(userBlocks.blockerId, id), eq(userBlocks.blockedId, id)))
  },
  /** Who the person blocks; not who blocks them, because that's other people's data. */
  tell: async (db, userId) => {
    const { blockedId, reason, createdAt } = userBlocks
    const rows = await db
      .select({ userId: blockedId, reason, createdAt })
      .from(userBlocks)
      .where(eq(userBlocks.blockerId, userId))
      .orderBy(desc(createdAt))
      .limit(mostTold)
    return { blocked: rows }
  },
}
