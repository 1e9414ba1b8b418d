import { eq } from "../platform/db/drizzle.ts"
import { calendarFeeds } from "../platform/db/schema/provider.ts"
import type { PersonalData } from "../platform/personal-data.ts"

/** The address is a secret: its person reads it on the calendar, and isn't told it in a file. */
export const calendarFeedData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, id))
  },
  tell: async (db, userId) => {
    const rows = await db
      .select({ createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId))
    return { calendarFeeds: rows }
  },
}
