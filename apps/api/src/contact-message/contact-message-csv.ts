import { and, asc, sql } from "../platform/db/drizzle.ts"
import { contactFilter } from "@doable/domain/contact-message/input"
import { csvList, partsByKey, rowsPerPart } from "../platform/csv/csv-list.ts"
import { contactMessages } from "../platform/db/schema/contact-message.ts"
import { isAmong } from "./queries.ts"

/** The oldest first, whatever their state: who reads a file sorts it. */
export const contactMessageCsv = csvList({
  action: "contact_message.export",
  entityType: "contact_message",
  filter: contactFilter,
  columns: ["ticketNo", "topic", "status", "name", "email", "lang", "source", "text", "answers", "createdAt"],
  parts: ({ db }, { status }) =>
    partsByKey<{ at: string; id: string }>(async (after) => {
      const { createdAt, id } = contactMessages
      const later = after && sql`(${createdAt}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
      const found = await db
        // A Date would forget the microseconds.
        .select({ message: contactMessages, at: sql<string>`${createdAt}::text` })
        .from(contactMessages)
        .where(and(isAmong(status), later ?? undefined))
        .orderBy(asc(createdAt), asc(id))
        .limit(rowsPerPart)
      const rows = found.map(({ message }) => [
        message.ticketNo,
        message.topic,
        message.status,
        message.name,
        message.email,
        message.lang,
        message.source,
        message.text,
        message.replies.length,
        message.createdAt.toISOString(),
      ])
      const last = found.at(-1)
      return { rows, last: last ? { at: last.at, id: last.message.id } : null }
    }),
})
