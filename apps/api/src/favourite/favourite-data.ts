import { desc, eq } from "../platform/db/drizzle.ts"
import { favouriteTypes } from "@doable/domain/favourite/input"
import { favourites } from "../platform/db/schema/favourite.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"
import { targets } from "./targets.ts"

export const favouriteData: PersonalData = {
  forget: async (tx, { id }) => {
    const saved = await tx.delete(favourites).where(eq(favourites.userId, id)).returning()
    for (const type of favouriteTypes) {
      const ids = saved.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId)
      if (ids.length > 0) await targets[type].changeCount(tx, ids, -1)
    }
  },
  tell: async (db, userId) => {
    const { targetType, targetId, createdAt } = favourites
    const rows = await db
      .select({ targetType, targetId, createdAt })
      .from(favourites)
      .where(eq(favourites.userId, userId))
      .orderBy(desc(createdAt))
      .limit(mostTold)
    return { favourites: rows }
  },
}
