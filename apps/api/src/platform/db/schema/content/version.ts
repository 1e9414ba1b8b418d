import { sql, check, index, pgTable, primaryKey } from "../../drizzle.ts"
import type { ContentPayload } from "@doable/domain/content/input"
import { contentKinds, contentStates } from "@doable/domain/content/kinds"
import { oneOf } from "../../constraints.ts"
import { users } from "../user.ts"

/**
 * What administrators wrote in place of a shipped text, or beside them. Every save is a row, so the newest one is the
 * text and the others are its history; a draft leaves the last published one in force.
 */
export const contentVersions = pgTable(
  "content_versions",
  (t) => ({
    kind: t.text({ enum: contentKinds }).notNull(),
    key: t.text().notNull(),
    version: t.integer().notNull(),
    state: t.text({ enum: contentStates }).notNull(),
    /** Null when the shipped text is back. */
    payload: t.jsonb().$type<ContentPayload>(),
    reason: t.text(),
    savedById: t.text().references(() => users.id, { onDelete: "set null" }),
    savedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    // Of two people who save the same version, one gets this key.
    primaryKey({ name: "content_versions_pkey", columns: [t.kind, t.key, t.version] }),
    index("content_versions_by_person").on(t.savedById),
    check("content_kind_known", oneOf(t.kind, contentKinds)),
    check("content_state_known", oneOf(t.state, contentStates)),
    check("content_has_text", sql`(${t.state} = 'shipped') = (${t.payload} is null)`),
  ],
)
