import { sql, check, customType, index, pgTable, primaryKey } from "../drizzle.ts"
import type { ProviderFilter } from "@doable/domain/provider/input"
import type { QuietHours } from "@doable/domain/time/quiet-hours"
import type { DoerFacts } from "@doable/domain/saved-search/doer-matches"
import { alertFrequencies, searchScopes } from "@doable/domain/saved-search/status"
import type { TaskFilter } from "@doable/domain/task/input"
import { oneOf, textOf, uuidOf } from "../constraints.ts"
import { providerProfiles } from "./provider.ts"
import { tasks } from "./task.ts"
import { users } from "./user.ts"

const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" })

export const savedSearches = pgTable(
  "saved_searches",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
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
    index("saved_searches_of_doers_by_key")
      .using("gin", t.keys)
      .with({ fastupdate: false })
      .where(sql`scope = 'provider' and frequency <> 'off'`),
  ],
)

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" })

/** A task that a search found when it was posted. Each is told once. */
export const savedSearchMatches = pgTable(
  "saved_search_matches",
  (t) => ({
    searchId: uuidOf(() => savedSearches.id, { onDelete: "cascade" }),
    foundId: t
      .uuid("task_id")
      .notNull()
      .references(() => tasks.id, { onDelete: "cascade" }),
    matchedAt: t.timestamp({ withTimezone: true }).notNull(),
    /** When the alert goes out; null once it has. */
    dueAt: t.timestamp({ withTimezone: true }),
  }),
  (t) => [
    primaryKey({ name: "saved_search_matches_pkey", columns: [t.searchId, t.foundId] }),
    index("saved_search_matches_by_task").on(t.foundId),
    index("saved_search_matches_newest").on(t.searchId, t.matchedAt.desc()),
    index("saved_search_matches_by_age").on(t.matchedAt),
    index("saved_search_matches_due")
      .on(t.dueAt, t.searchId)
      .where(sql`due_at is not null`),
  ],
)

/** A doer whom a search found when the profile was published or began to fit. The same columns as of tasks. */
export const savedSearchDoers = pgTable(
  "saved_search_doers",
  (t) => ({
    searchId: uuidOf(() => savedSearches.id, { onDelete: "cascade" }),
    foundId: t
      .uuid("provider_id")
      .notNull()
      .references(() => providerProfiles.id, { onDelete: "cascade" }),
    matchedAt: t.timestamp({ withTimezone: true }).notNull(),
    /** When the alert goes out; null once it has. */
    dueAt: t.timestamp({ withTimezone: true }),
  }),
  (t) => [
    primaryKey({ name: "saved_search_doers_pkey", columns: [t.searchId, t.foundId] }),
    index("saved_search_doers_by_provider").on(t.foundId),
    index("saved_search_doers_newest").on(t.searchId, t.matchedAt.desc()),
    index("saved_search_doers_by_age").on(t.matchedAt),
    index("saved_search_doers_due")
      .on(t.dueAt, t.searchId)
      .where(sql`due_at is not null`),
  ],
)

/** A published profile as searches were last compared with it: only whom it fits since then hears of a change. */
export const comparedProfiles = pgTable("compared_profiles", (t) => ({
  providerId: t
    .uuid()
    .primaryKey()
    .references(() => providerProfiles.id, { onDelete: "cascade" }),
  facts: t.jsonb().$type<DoerFacts>().notNull(),
  search: tsvector().notNull(),
}))
