import { desc, eq } from "../platform/db/drizzle.ts"
import { userNotes } from "../platform/db/schema/user.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

/** What was noted about the person; what the person noted about others belongs to those. */
export const userNoteData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(userNotes).where(eq(userNotes.userId, id))
  },
  tell: async (db, userId) => {
    const { text, createdAt } = userNotes
    const rows = await db
      .select({ text, createdAt })
      .from(userNotes)
      .where(eq(userNotes.userId, userId))
      .orderBy(desc(createdAt))
      .limit(mostTold)
    return { notesAboutMe: rows }
  },
}
