import { check, foreignKey, index, pgTable } from "../drizzle.ts"
import { countries, placeKinds } from "@doable/domain/place/place"
import type { L10n } from "@doable/domain/text/l10n"
import { oneOf } from "../constraints.ts"

/** The localities that ship with the product. The table is what other tables refer to; people search in memory. */
export const places = pgTable(
  "places",
  (t) => ({
    id: t.text().primaryKey(),
    kind: t.text({ enum: placeKinds }).notNull(),
    country: t.text({ enum: countries }).notNull(),
    /** The city of a sector. */
    parentId: t.text(),
    name: t.jsonb().$type<L10n>().notNull(),
    region: t.jsonb().$type<L10n>().notNull(),
    population: t.integer().notNull(),
    lat: t.doublePrecision().notNull(),
    lng: t.doublePrecision().notNull(),
  }),
  (t) => [
    foreignKey({ columns: [t.parentId], foreignColumns: [t.id] }),
    check("place_kind_known", oneOf(t.kind, placeKinds)),
    check("place_country_known", oneOf(t.country, countries)),
    index("places_by_parent").on(t.parentId),
  ],
)
