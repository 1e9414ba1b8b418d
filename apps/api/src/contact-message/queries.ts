import { and, count, desc, eq, inArray } from "../platform/db/drizzle.ts"
import type { GetContactMessages, GetMyContactMessages } from "@doable/domain/contact-message/input"
import type { UserContext } from "../platform/context.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { newestFirst } from "../platform/db/lists/newest-first.ts"
import { contactMessageFiles, contactMessages } from "../platform/db/schema/contact-message.ts"
import { files } from "../platform/db/schema/file.ts"

type Row = typeof contactMessages.$inferSelect
type Files = Awaited<ReturnType<typeof filesOf>>

const filesWith = (row: Row, files: Files) =>
  files
    .filter(({ messageId }) => messageId === row.id)
    .map(({ id, name, mimeType, size }) => ({ id, name, mimeType, size }))

/** The answer doesn't say which administrator wrote it. */
const describe = (row: Row, files: Files) => ({
  id: row.id,
  ticketNo: row.ticketNo,
  topic: row.topic,
  text: row.text,
  files: filesWith(row, files),
  // The sender doesn't learn that a message was marked as spam.
  status: row.status === "spam" ? ("new" as const) : row.status,
  replies: row.replies.map((reply) => ({ text: reply.text, at: reply.at })),
  createdAt: row.createdAt.toISOString(),
})

/** Without links: what an administrator opens is written down. */
export const describeForAdmin = (row: Row, files: Files) => ({
  ...describe(row, files),
  status: row.status,
  userId: row.userId,
  name: row.name,
  email: row.email,
  lang: row.lang,
  source: row.source,
})

/** What came with these messages and is still there. */
export async function filesOf(db: Database | Transaction, messageIds: string[]) {
  const { messageId, position, fileId } = contactMessageFiles
  const rows = await db
    .select({ messageId, id: files.id, name: files.originalName, mimeType: files.type, size: files.size })
    .from(contactMessageFiles)
    .innerJoin(files, eq(files.id, fileId))
    .where(and(inArray(messageId, messageIds), eq(files.status, "ready")))
    .orderBy(messageId, position)
  // What the database holds to: a ready file is whole.
  return rows.flatMap(({ mimeType, size, ...row }) => (mimeType && size ? { ...row, mimeType, size } : []))
}

export async function myContactMessages(ctx: UserContext, { pagination }: GetMyContactMessages) {
  const isMine = eq(contactMessages.userId, ctx.user.id)
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(contactMessages)
      .where(isMine)
      .orderBy(...newestFirst(contactMessages.createdAt, contactMessages.id))
      .limit(pagination.limit)
      .offset(pagination.offset),
    ctx.db.select({ total: count() }).from(contactMessages).where(isMine),
  ])
  const attached = await filesOf(ctx.db, idsOf(rows))
  const now = ctx.now()
  const withLink = <F extends { id: string }>(file: F) => ({
    ...file,
    url: ctx.files.links.privateUrl(file.id, now),
  })
  const data = rows.map((row) => ({
    ...describe(row, attached),
    files: filesWith(row, attached).map(withLink),
  }))
  return { data, total: counted?.total ?? 0 }
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
  const attached = await filesOf(ctx.db, idsOf(rows))
  return { data: rows.map((row) => describeForAdmin(row, attached)), total: counted?.total ?? 0 }
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id)
