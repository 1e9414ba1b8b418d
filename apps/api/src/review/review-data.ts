import { desc, eq } from "../platform/db/drizzle.ts"
import { reviews } from "../platform/db/schema/review.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

export const reviewData: PersonalData = {
  /** What was said of others in public stays, said by nobody; what was said to us alone goes. */
  forget: async (tx, { id }) => {
    await tx.update(reviews).set({ privateNote: null }).where(eq(reviews.authorId, id))
  },
  tell: async (db, userId) => {
    const { taskId, rating, sub, text, privateNote, replyText, addendumText, status, createdAt } = reviews
    const written = await db
      .select({ taskId, rating, sub, text, privateNote, addendumText, status, createdAt })
      .from(reviews)
      .where(eq(reviews.authorId, userId))
      .orderBy(desc(createdAt))
      .limit(mostTold)
    const replies = await db
      .select({ taskId, replyText })
      .from(reviews)
      .where(eq(reviews.subjectId, userId))
      .limit(mostTold)
    return { reviewsWritten: written, reviewReplies: replies.filter((row) => row.replyText !== null) }
  },
}
