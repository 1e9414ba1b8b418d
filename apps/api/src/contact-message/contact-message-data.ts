import { desc, eq } from "../platform/db/drizzle.ts"
import { contactMessages } from "../platform/db/schema/contact-message.ts"
import { filesOf } from "./queries.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

export const contactMessageData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(contactMessages).where(eq(contactMessages.userId, id))
  },
  tell: async (db, userId) => {
    const { id, ticketNo, name, email, topic, text, lang, status, replies, createdAt } = contactMessages
    const rows = await db
      .select({ id, ticketNo, name, email, topic, text, lang, status, replies, createdAt })
      .from(contactMessages)
      .where(eq(contactMessages.userId, userId))
      .orderBy(desc(createdAt))
      .limit(mostTold)
    // Who of us has answered is about someone else.
    const attached = await filesOf(
      db,
      rows.map((row) => row.id),
    )
    const told = rows.map(({ id, ...row }) => ({
      ...row,
      files: attached.filter(({ messageId }) => messageId === id).map((file) => file.name),
      replies: row.replies.map(({ text: said, at }) => ({ said, at })),
    }))
    return { messagesToUs: told }
  },
}
