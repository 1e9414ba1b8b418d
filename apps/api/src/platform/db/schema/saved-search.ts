import { sql } from "drizzle-orm"
import { check, customType, index, pgTable, primaryKey } from "drizzle-orm/pg-core"
import type { ProviderFilter } from "@doable/domain/provider/input"
import type { QuietHours } from "@doable/domain/time/quiet-hours"
import { alertFrequencies, searchScopes } from "@doable/domain/saved-search/status"
import type { TaskFilter } from "@doable/domain/task/input"
import { oneOf } from "../one-of.ts"
import { tasks } from "./task.ts"
import { users } from "./user.ts"

const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" })

export const savedSearches = pgTable(
  "saved_searches",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: t
      .text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    scope: t.text({ enum: searchScopes }).notNull(),
    name: t.text().notNull(),
    /** As the list of this scope takes it. */
    filters: t.jsonb().$type<TaskFilter | ProviderFilter>().notNull(),
    excludeWords: t
      .text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    frequency: t.text({ enum: alertFrequencies }).notNull(),
    /** What the link in an email turned off, so that the same page can turn it on again. */
    stoppedFrequency: t.text({ enum: alertFrequencies }),
    quietHours: t.jsonb().$type<QuietHours>(),
    /** Under which a posted task looks for it; see the domain's `keys.ts`. */
    keys: t
      .text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The words as the list asks for them; null if there are none. */
    query: tsquery(),
    excluded: tsquery(),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    check("saved_search_scope_known", oneOf(t.scope, searchScopes)),
    check("saved_search_frequency_known", oneOf(t.frequency, alertFrequencies)),
    check("saved_search_stopped_known", oneOf(t.stoppedFrequency, alertFrequencies)),
    index("saved_searches_newest").on(t.userId, t.createdAt.desc(), t.id),
    // Changed rarely and read with every posting, so nothing waits in a pending list.
    index("saved_searches_by_key")
      .using("gin", t.keys)
      .with({ fastupdate: false })
      .where(sql`scope = 'task' and frequency <> 'off'`),
  ],
)

/** A task that a search found when it was posted. Each is told once. */
export const savedSearchMatches = pgTable(
  "saved_search_matches",
  (t) => ({
    searchId: t
      .uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    taskId: t
      .uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: "cascade" }),
    matchedAt: t.timestamp({ withTimezone: true }).notNull(),
    /** When the alert goes out; null once it has. */
    dueAt: t.timestamp({ withTimezone: true }),
  }),
  (t) => [
    primaryKey({ name: "saved_search_matches_pkey", columns: [t.searchId, t.taskId] }),
    index("saved_search_matches_by_task").on(t.taskId),
    index("saved_search_matches_newest").on(t.searchId, t.matchedAt.desc()),
    index("saved_search_matches_by_age").on(t.matchedAt),
    index("saved_search_matches_due")
      .on(t.dueAt, t.searchId)
      .where(sql`due_at is not null`),
  ],
)
