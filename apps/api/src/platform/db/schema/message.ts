import { sql, check, index, pgTable, primaryKey, uniqueIndex } from "../drizzle.ts"
import { locales } from "@doable/domain/locale"
import { systemKeys, type SystemParams } from "@doable/domain/conversation/message/system-keys"
import { oneOf, uuidOf } from "../constraints.ts"
import { conversations } from "./conversation.ts"
import { files } from "./file.ts"
import { users } from "./user.ts"

/** What people say to each other, and what the product says between them (`systemKey`). */
export const messages = pgTable(
  "messages",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    conversationId: uuidOf(() => conversations.id, { onDelete: "cascade" }),
    position: t.integer().notNull(),
    /** Who wrote it. For a system message, who did it, or null when the scheduler did. */
    senderId: t.text().references(() => users.id),
    /** Made by the page that sends: however often it is sent, it is said once. */
    clientId: t.uuid(),
    /** As both may see it: what was hidden before the hire isn't stored anywhere. */
    text: t.text().notNull().default(""),
    /** In one alphabet and without diacritics, for searching. */
    foldedText: t.text().notNull().default(""),
    lang: t.text({ enum: locales }),
    maskedSpans: t.integer().notNull().default(0),
    systemKey: t.text({ enum: systemKeys }),
    systemParams: t.jsonb().$type<SystemParams>().notNull().default({}),
    /** Of a line about a request: which one, so that the chat can show it as a card. */
    refId: t.uuid(),
    createdAt: t.timestamp({ withTimezone: true, precision: 3 }).notNull(),
    deletedAt: t.timestamp({ withTimezone: true }),
    /** By our team: nobody reads the words, and they come back if we were wrong. */
    hiddenAt: t.timestamp({ withTimezone: true }),
  }),
  (t) => [
    check("message_lang_known", oneOf(t.lang, locales)),
    check("message_is_said_once", sql`(${t.systemKey} is null) = (${t.clientId} is not null)`),
    check("message_has_sender", sql`${t.systemKey} is not null or ${t.senderId} is not null`),
    check(
      "message_deleted_is_empty",
      sql`${t.deletedAt} is null or (${t.text} = '' and ${t.foldedText} = '')`,
    ),
    uniqueIndex("messages_in_order").on(t.conversationId, t.position),
    uniqueIndex("one_message_per_sending").on(t.senderId, t.clientId),
    index("messages_by_sender").on(t.senderId, t.createdAt),
  ],
)

/** Pictures and documents, private to the two. */
export const messageFiles = pgTable(
  "message_files",
  (t) => ({
    messageId: uuidOf(() => messages.id, { onDelete: "cascade" }),
    position: t.integer().notNull(),
    fileId: uuidOf(() => files.id),
  }),
  (t) => [primaryKey({ columns: [t.messageId, t.position] }), index("message_files_by_file").on(t.fileId)],
)
