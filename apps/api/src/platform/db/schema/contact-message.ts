import { contactTopics } from "@doable/domain/conversation/topics"
import { contactSources, contactStatuses, type ContactReply } from "@doable/domain/contact-message/status"
import { locales } from "@doable/domain/locale"
import { sql, check, index, pgTable, primaryKey } from "../drizzle.ts"
import { oneOf, uuidOf } from "../constraints.ts"
import { files } from "./file.ts"
import { users } from "./user.ts"

/** What people write to us, with or without an account. */
export const contactMessages = pgTable(
  "contact_messages",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    ticketNo: t.text().notNull().unique("contact_messages_ticket_unique"),
    /** Set if someone was logged in: they read the answers on the page, too. */
    userId: t.text().references(() => users.id, { onDelete: "set null" }),
    name: t.text().notNull(),
    email: t.text().notNull(),
    topic: t.text({ enum: contactTopics }).notNull(),
    text: t.text().notNull(),
    lang: t.text({ enum: locales }).notNull(),
    source: t.text({ enum: contactSources }).notNull(),
    status: t.text({ enum: contactStatuses }).notNull(),
    replies: t.jsonb().$type<ContactReply[]>().notNull().default([]),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
    /** The last message by either side; the time to keep it counts from here. */
    lastWordAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    check("contact_message_topic_known", oneOf(t.topic, contactTopics)),
    check("contact_message_lang_known", oneOf(t.lang, locales)),
    check("contact_message_source_known", oneOf(t.source, contactSources)),
    check("contact_message_status_known", oneOf(t.status, contactStatuses)),
    index("contact_messages_by_user").on(t.userId, t.createdAt.desc()),
    index("contact_messages_by_status").on(t.status, t.createdAt),
    index("contact_messages_waiting")
      .on(t.createdAt)
      .where(sql`status in ('new', 'in_progress')`),
    index("contact_messages_by_last_word").on(t.lastWordAt),
  ],
)

/** What came with a message of someone who was logged in: private, and gone with the message. */
export const contactMessageFiles = pgTable(
  "contact_message_files",
  (t) => ({
    messageId: uuidOf(() => contactMessages.id, { onDelete: "cascade" }),
    position: t.integer().notNull(),
    fileId: uuidOf(() => files.id),
  }),
  (t) => [
    primaryKey({ columns: [t.messageId, t.position] }),
    index("contact_message_files_by_file").on(t.fileId),
  ],
)
