import { count, desc, eq, inArray } from "drizzle-orm"
import type { GetContactMessages, GetMyContactMessages } from "@doable/domain/contact-message/input"
import type { UserContext } from "../context.ts"
import { contactMessages } from "../db/schema/contact-message.ts"

type Row = typeof contactMessages.$inferSelect

/** Who of us has answered is not told. */
const describeForWriter = ({ id, ticketNo, topic, text, status, replies, createdAt }: Row) => ({
  id,
  ticketNo,
  topic,
  text,
  // That a message lies among the spam is our business.
  status: status === "spam" ? ("new" as const) : status,
  replies: replies.map((reply) => ({ text: reply.text, at: reply.at })),
  createdAt: createdAt.toISOString(),
})

export const describeForAdmin = (row: Row) => ({
  ...describeForWriter(row),
  status: row.status,
  userId: row.userId,
  name: row.name,
  email: row.email,
  lang: row.lang,
  source: row.source,
})

export async function myContactMessages(ctx: UserContext, { pagination }: GetMyContactMessages) {
  const isMine = eq(contactMessages.userId, ctx.user.id)
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(contactMessages)
      .where(isMine)
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(pagination.limit)
      .offset(pagination.offset),
    ctx.db.select({ total: count() }).from(contactMessages).where(isMine),
  ])
  return { data: rows.map(describeForWriter), total: counted?.total ?? 0 }
}

/** Of those in this state; without one, of all that wait. */
export function isAmong(status: GetContactMessages["status"]) {
  return status ? eq(contactMessages.status, status) : inArray(contactMessages.status, ["new", "in_progress"])
}

/** The oldest waits the longest, so it comes first; of what is done, the newest. */
export async function contactMessageList(ctx: UserContext, { pagination, status }: GetContactMessages) {
  const { createdAt, id } = contactMessages
  const isDone = status === "answered" || status === "closed" || status === "spam"
  const which = isAmong(status)
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(contactMessages)
      .where(which)
      .orderBy(...(isDone ? [desc(createdAt), desc(id)] : [createdAt, id]))
      .limit(pagination.limit)
      .offset(pagination.offset),
    ctx.db.select({ total: count() }).from(contactMessages).where(which),
  ])
  return { data: rows.map(describeForAdmin), total: counted?.total ?? 0 }
}
