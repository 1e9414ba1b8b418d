import { desc, eq } from "drizzle-orm"
import { contactMessages } from "../db/schema/contact-message.ts"
import { mostTold, type PersonalData } from "../user/personal-data.ts"

export const contactMessageData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(contactMessages).where(eq(contactMessages.userId, id))
  },
  tell: async (db, userId) => {
    const { ticketNo, name, email, topic, text, lang, status, replies, createdAt } = contactMessages
    const rows = await db
      .select({ ticketNo, name, email, topic, text, lang, status, replies, createdAt })
      .from(contactMessages)
      .where(eq(contactMessages.userId, userId))
      .orderBy(desc(createdAt))
      .limit(mostTold)
    // Who of us has answered is about somebody else.
    const told = rows.map((row) => ({
      ...row,
      replies: row.replies.map(({ text: said, at }) => ({ said, at })),
    }))
    return { messagesToUs: told }
  },
}
