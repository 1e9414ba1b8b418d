import { and, desc, eq, inArray, sql } from "drizzle-orm"
import { favourites } from "../db/schema/favourite.ts"
import { tasks } from "../db/schema/task.ts"
import { mostTold, type PersonalData } from "../user/personal-data.ts"

export const favouriteData: PersonalData = {
  forget: async (tx, { id }) => {
    const saved = await tx.delete(favourites).where(eq(favourites.userId, id)).returning()
    const savedTasks = saved.filter(({ targetType }) => targetType === "task").map(({ targetId }) => targetId)
    if (savedTasks.length === 0) return
    await tx
      .update(tasks)
      .set({ savedCount: sql`${tasks.savedCount} - 1` })
      .where(and(inArray(tasks.id, savedTasks), sql`${tasks.savedCount} > 0`))
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
