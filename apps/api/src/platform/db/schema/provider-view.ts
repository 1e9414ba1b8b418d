import { index, pgTable, primaryKey } from "../drizzle.ts"
import { uuidOf } from "../constraints.ts"
import { providerProfiles } from "./provider.ts"

/** Who looked on which day, without saying who: added up once a day and then forgotten. */
export const providerViews = pgTable(
  "provider_views",
  (t) => ({
    providerId: uuidOf(() => providerProfiles.id, { onDelete: "cascade" }),
    day: t.date({ mode: "string" }).notNull(),
    viewer: t.text().notNull(),
  }),
  (t) => [primaryKey({ columns: [t.providerId, t.day, t.viewer] }), index("provider_views_by_day").on(t.day)],
)

/** Views per day, for the doer's own stats. */
export const providerDays = pgTable(
  "provider_days",
  (t) => ({
    providerId: uuidOf(() => providerProfiles.id, { onDelete: "cascade" }),
    day: t.date({ mode: "string" }).notNull(),
    views: t.integer().notNull(),
  }),
  (t) => [primaryKey({ columns: [t.providerId, t.day] }), index("provider_days_by_day").on(t.day)],
)
