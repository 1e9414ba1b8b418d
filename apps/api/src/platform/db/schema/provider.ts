import { sql, check, customType, index, pgTable, primaryKey } from "../drizzle.ts"
import { locales } from "@doable/domain/locale"
import { currencies } from "@doable/domain/money/currency"
import { noHours, type Weekly } from "@doable/domain/provider/availability"
import {
  priceKinds,
  priceUnits,
  providerKinds,
  providerModes,
  providerStatuses,
  verificationLevels,
} from "@doable/domain/provider/status"
import type { ServicePackage } from "@doable/domain/provider/service/input"
import { oneOf, uuidOf } from "../constraints.ts"
import { categories } from "./category.ts"
import { files } from "./file.ts"
import { places } from "./place.ts"
import { users } from "./user.ts"

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" })
const spot = customType<{ data: string }>({ dataType: () => "point" })
const area = customType<{ data: string }>({ dataType: () => "circle" })

/** What the public list shows; the queries repeat it word for word, so that these indexes serve them. */
const listed = sql`status = 'published'`

/** Raise it, with a migration for the index, when the code chooses other words for `foldedWords`: a timer applies it. */
export const wordsVersion = 1

/** One per person at most. The owner's row in `users` is the lock of everything here. */
export const providerProfiles = pgTable(
  "provider_profiles",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: t
      .text()
      .notNull()
      .unique("one_profile_per_person")
      .references(() => users.id),
    status: t.text({ enum: providerStatuses }).notNull().default("draft"),
    version: t.integer().notNull().default(1),
    /** Why we suspended it, in words the doer sees, and its state before. */
    moderationNote: t.text(),
    statusBefore: t.text({ enum: providerStatuses }),
    kind: t.text({ enum: providerKinds }).notNull().default("individual"),
    companyName: t.text(),
    /** Private, like the exact spot. */
    idno: t.text(),
    /** As everyone may see it: contacts are hidden. The originals have the full text. */
    headline: t.text().notNull().default(""),
    bio: t.text().notNull().default(""),
    originalHeadline: t.text(),
    originalBio: t.text(),
    lang: t.text({ enum: locales }).notNull(),
    coverFileId: t.uuid().references(() => files.id),
    spokenLanguages: t.text({ enum: locales }).array().notNull(),
    mode: t.text({ enum: providerModes }),
    placeId: t.text().references(() => places.id),
    /** The city of the sector, or the place itself. */
    cityId: t.text().references(() => places.id),
    lat: t.doublePrecision(),
    lng: t.doublePrecision(),
    publicLat: t.doublePrecision(),
    publicLng: t.doublePrecision(),
    radiusKm: t.integer().notNull().default(20),
    hourlyRate: t.integer(),
    hourlyCurrency: t.text({ enum: currencies }),
    weekly: t.jsonb().$type<Weekly>().notNull().default(noHours),
    awayFrom: t.date({ mode: "string" }),
    awayUntil: t.date({ mode: "string" }),
    sameDay: t.boolean().notNull().default(false),
    /** From here on: derived from other tables by commands, and rebuilt by `stats:rebuild`. */
    categoryIds: t.uuid().array().notNull().default([]),
    branchIds: t.uuid().array().notNull().default([]),
    workDays: t.smallint().notNull().default(0),
    /** Headline, shown name and services in one alphabet without diacritics. */
    foldedWords: t.text().notNull().default(""),
    /** Which version of the code chose those words. */
    wordsVersion: t.smallint().notNull().default(0),
    /** The lowest price told, in one currency. */
    priceFrom: t.integer(),
    priceCurrency: t.text({ enum: currencies }),
    portfolioCount: t.integer().notNull().default(0),
    serviceCount: t.integer().notNull().default(0),
    savedCount: t.integer().notNull().default(0),
    completeness: t.smallint().notNull().default(0),
    level: t.text({ enum: verificationLevels }).notNull().default("none"),
    /** What of the recommendation doesn't depend on who asks, in millionths. */
    standing: t.integer().notNull().default(0),
    isNewcomer: t.boolean().notNull().default(false),
    /** Kept by the commands of work and reviews. */
    ratingSum: t.integer().notNull().default(0),
    ratingCount: t.integer().notNull().default(0),
    assignedCount: t.integer().notNull().default(0),
    completedCount: t.integer().notNull().default(0),
    ownFaultCount: t.integer().notNull().default(0),
    repeatCustomers: t.integer().notNull().default(0),
    medianReplyMin: t.integer(),
    /** Invites whose time to answer is over, and how many of them were answered. */
    askedCount: t.integer().notNull().default(0),
    answeredCount: t.integer().notNull().default(0),
    /** Jobs started that had an hour, and how many started on it. */
    timedCount: t.integer().notNull().default(0),
    onTimeCount: t.integer().notNull().default(0),
    /** To the millisecond, like everything that a cursor names. */
    publishedAt: t.timestamp({ withTimezone: true, precision: 3 }),
    lastActiveAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Leaves and branches in one, so that one index answers for both. */
    shelfIds: t
      .uuid()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`category_ids || branch_ids`),
    ratingAvg: t
      .doublePrecision()
      .generatedAlwaysAs(sql`case when rating_count > 0 then rating_sum::float8 / rating_count end`),
    /** Sort keys without null, so that one comparison finds the next page. */
    ratingKey: t
      .integer()
      .notNull()
      .generatedAlwaysAs(
        sql`case when rating_count > 0 then ((21.5 + rating_sum) * 10000 / (5 + rating_count))::int else 0 end`,
      ),
    replyKey: t
      .integer()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(median_reply_min, 2147483647)`),
    priceKey: t
      .integer()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(price_from, 2147483647)`),
    /** On a flat map: a degree of longitude is 0.69 of a degree of latitude here, which is 111.2 km. */
    spot: spot().generatedAlwaysAs(sql`point(public_lng * 0.69, public_lat)`),
    area: area().generatedAlwaysAs(
      sql`circle(point(public_lng * 0.69, public_lat), (radius_km / 111.2)::float8)`,
    ),
    search: tsvector().generatedAlwaysAs(
      sql`provider_search(lang, headline, bio, folded_words, category_ids, branch_ids)`,
    ),
  }),
  (t) => [
    check("provider_status_known", oneOf(t.status, providerStatuses)),
    check("provider_kind_known", oneOf(t.kind, providerKinds)),
    check("provider_lang_known", oneOf(t.lang, locales)),
    check("provider_mode_known", oneOf(t.mode, providerModes)),
    check("provider_level_known", oneOf(t.level, verificationLevels)),
    check("provider_hourly_currency_known", oneOf(t.hourlyCurrency, currencies)),
    check("provider_price_currency_known", oneOf(t.priceCurrency, currencies)),
    check("provider_hourly_whole", sql`(${t.hourlyRate} is null) = (${t.hourlyCurrency} is null)`),
    check("provider_price_whole", sql`(${t.priceFrom} is null) = (${t.priceCurrency} is null)`),
    check("provider_spot_whole", sql`(${t.lat} is null) = (${t.lng} is null)`),
    check(
      "provider_counts_not_negative",
      sql`least(${t.ratingSum}, ${t.ratingCount}, ${t.assignedCount}, ${t.completedCount}, ${t.ownFaultCount}, ${t.repeatCustomers}, ${t.savedCount}) >= 0`,
    ),
    check(
      "provider_published_is_whole",
      sql`${t.status} = 'draft' or (${t.publishedAt} is not null and ${t.mode} is not null and cardinality(${t.categoryIds}) > 0 and cardinality(${t.spokenLanguages}) > 0 and (${t.mode} = 'remote' or ${t.placeId} is not null))`,
    ),
    index("providers_standing").on(t.standing.desc(), t.id.desc()).where(listed),
    index("providers_rating").on(t.ratingKey.desc(), t.id.desc()).where(listed),
    index("providers_most_completed").on(t.completedCount.desc(), t.id.desc()).where(listed),
    index("providers_fastest_reply").on(t.replyKey, t.id).where(listed),
    index("providers_price_low").on(t.priceCurrency, t.priceKey, t.id).where(listed),
    index("providers_newest").on(t.publishedAt.desc(), t.id.desc()).where(listed),
    index("providers_newcomers")
      .on(t.id)
      .where(sql`status = 'published' and is_newcomer`),
    index("providers_by_city").on(t.cityId, t.standing.desc(), t.id.desc()).where(listed),
    index("providers_by_shelf").using("gin", t.shelfIds).where(listed),
    // What few have is found among those few, in whatever order.
    index("providers_verified")
      .on(t.standing.desc(), t.id.desc())
      .where(sql`status = 'published' and level = 'verified'`),
    index("providers_with_regulars")
      .on(t.standing.desc(), t.id.desc())
      .where(sql`status = 'published' and repeat_customers > 0`),
    index("providers_same_day")
      .on(t.standing.desc(), t.id.desc())
      .where(sql`status = 'published' and same_day`),
    index("providers_with_portfolio")
      .on(t.standing.desc(), t.id.desc())
      .where(sql`status = 'published' and portfolio_count > 0`),
    index("providers_companies")
      .on(t.standing.desc(), t.id.desc())
      .where(sql`status = 'published' and kind = 'company'`),
    index("providers_by_average").on(t.ratingAvg).where(listed),
    index("providers_nearest").using("gist", t.spot).where(listed),
    index("providers_area").using("gist", t.area).where(listed),
    index("providers_search").using("gin", t.search).where(listed),
    // Whose words an older version made: a timer makes them again.
    index("providers_words_outdated")
      .on(t.id)
      .where(sql.raw(`words_version < ${wordsVersion}`)),
    index("providers_by_company").using("gin", sql`task_plain(company_name) gin_trgm_ops`),
    index("providers_created").on(t.createdAt.desc(), t.id.desc()),
    index("providers_by_status").on(t.status, t.createdAt.desc(), t.id.desc()),
  ],
)

/** The leaves a doer works in, in the doer's order. */
export const providerCategories = pgTable(
  "provider_categories",
  (t) => ({
    providerId: uuidOf(() => providerProfiles.id, { onDelete: "cascade" }),
    categoryId: uuidOf(() => categories.id),
    position: t.integer().notNull(),
  }),
  (t) => [
    primaryKey({ columns: [t.providerId, t.categoryId] }),
    index("provider_categories_by_category").on(t.categoryId),
  ],
)

export const providerPortfolio = pgTable(
  "provider_portfolio",
  (t) => ({
    providerId: uuidOf(() => providerProfiles.id, { onDelete: "cascade" }),
    position: t.integer().notNull(),
    fileId: uuidOf(() => files.id),
    /** Contacts are hidden in it. */
    caption: t.text().notNull().default(""),
    categoryId: t.uuid().references(() => categories.id),
  }),
  (t) => [
    primaryKey({ columns: [t.providerId, t.position] }),
    index("provider_portfolio_by_file").on(t.fileId),
    index("provider_portfolio_by_category").on(t.categoryId),
  ],
)

export const providerServices = pgTable(
  "provider_services",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    providerId: uuidOf(() => providerProfiles.id, { onDelete: "cascade" }),
    categoryId: uuidOf(() => categories.id),
    position: t.integer().notNull(),
    title: t.text().notNull(),
    /** As everyone may read it, and as it was written where that differs. */
    description: t.text().notNull(),
    originalDescription: t.text(),
    lang: t.text({ enum: locales }).notNull(),
    priceKind: t.text({ enum: priceKinds }).notNull(),
    price: t.integer(),
    currency: t.text({ enum: currencies }).notNull(),
    unit: t.text({ enum: priceUnits }),
    packages: t.jsonb().$type<ServicePackage[]>().notNull().default([]),
    fileIds: t.uuid().array().notNull().default([]),
    isActive: t.boolean().notNull().default(true),
    /** By our team: only its author and administrators read it then. */
    hiddenAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    check("service_lang_known", oneOf(t.lang, locales)),
    check("service_price_kind_known", oneOf(t.priceKind, priceKinds)),
    check("service_unit_known", oneOf(t.unit, priceUnits)),
    check("service_currency_known", oneOf(t.currency, currencies)),
    check("service_has_price", sql`(${t.priceKind} = 'quote') = (${t.price} is null)`),
    index("services_by_provider").on(t.providerId, t.position, t.id),
    index("services_of_category").on(t.categoryId),
    index("services_by_category")
      .on(t.categoryId)
      .where(sql`is_active`),
  ],
)

/** Lets calendars elsewhere read a doer's jobs, without a login. A new row is a new address. */
export const calendarFeeds = pgTable("calendar_feeds", (t) => ({
  id: t.uuid().primaryKey().defaultRandom(),
  userId: t
    .text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" })
    .unique("one_calendar_feed_per_user"),
  createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
}))
