import { sql, check, foreignKey, index, pgTable } from "../drizzle.ts"
import type { CategoryQuestion, Synonyms } from "@doable/domain/category/category"
import type { L10n } from "@doable/domain/text/l10n"

export const categories = pgTable(
  "categories",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    parentId: t.uuid(),
    slug: t.text().notNull().unique("categories_slug_unique"),
    name: t.jsonb().$type<L10n>().notNull(),
    description: t.jsonb().$type<L10n>().notNull(),
    icon: t.text().notNull(),
    sortOrder: t.integer().notNull(),
    isActive: t.boolean().notNull().default(true),
    requiresVerification: t.boolean().notNull().default(false),
    isPopular: t.boolean().notNull().default(false),
    questions: t.jsonb().$type<CategoryQuestion[]>().notNull().default([]),
    synonyms: t.jsonb().$type<Synonyms>().notNull(),
    /** Hash of our content in the row. Null once someone has changed it; then we leave it alone. */
    seedHash: t.text(),
    /** A merged category is still found under its old address; it's deleted once it's empty. */
    mergedIntoId: t.uuid(),
    deletedAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    foreignKey({ columns: [t.parentId], foreignColumns: [t.id] }),
    foreignKey({ columns: [t.mergedIntoId], foreignColumns: [t.id] }),
    check("category_merged_is_hidden", sql`${t.mergedIntoId} is null or not ${t.isActive}`),
    check("category_not_its_own_parent", sql`${t.parentId} <> ${t.id}`),
    check(
      "category_slug_form",
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.slug}) between 2 and 50`,
    ),
    index("categories_by_parent").on(t.parentId, t.sortOrder),
  ],
)
