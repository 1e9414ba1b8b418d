import { sql, check, customType, index, pgTable, primaryKey, uniqueIndex } from "../drizzle.ts"
import { locales } from "@doable/domain/locale"
import { currencies } from "@doable/domain/money/currency"
import type { Answers } from "@doable/domain/task/input"
import { invitesAtOnce } from "@doable/domain/task/limits"
import { repeatPeriods } from "@doable/domain/task/repeat/rhythm"
import {
  budgetKinds,
  holdReasons,
  materialKinds,
  taskEventTypes,
  taskModes,
  taskStatuses,
  taskVisibilities,
  timeWindows,
  timingKinds,
} from "@doable/domain/task/status"
import type { Translation, Translations } from "@doable/domain/task/translation/translation"
import { oneOf, textOf, uuidOf } from "../constraints.ts"
import { categories } from "./category.ts"
import { files } from "./file.ts"
import { places } from "./place.ts"
import { users } from "./user.ts"

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" })
const spot = customType<{ data: string }>({ dataType: () => "point" })

export type KeptTranslation = Translation & {
  originalTitle: string | null
  originalDescription: string | null
}

/** What the public list shows; the queries repeat it word for word, so that these indexes serve them. */
const open = sql`status = 'open' and visibility = 'public'`
/** Tasks with a doer: listed in outline on request. */
const past = sql`status in ('assigned', 'in_progress', 'completion_requested', 'completed') and visibility = 'public'`

export const tasks = pgTable(
  "tasks",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    ownerId: textOf(() => users.id),
    /** Chosen by the page that started the draft: asked twice because an answer was lost, there is still one draft. */
    draftKey: t.uuid(),
    status: t.text({ enum: taskStatuses }).notNull().default("draft"),
    version: t.integer().notNull().default(1),
    /** As everyone may see it: contacts are hidden. The originals have the full text. */
    title: t.text().notNull().default(""),
    description: t.text().notNull().default(""),
    originalTitle: t.text(),
    originalDescription: t.text(),
    /** The title and its translations in one alphabet without diacritics, for searching in both alphabets and for typos. */
    foldedTitle: t.text().notNull().default(""),
    lang: t.text({ enum: locales }).notNull(),
    /** The owner's own words in other languages, as everyone may see them; the originals as above. */
    translations: t.jsonb().$type<Translations<KeptTranslation>>().notNull().default({}),
    categoryId: t.uuid().references(() => categories.id),
    parentCategoryId: t.uuid().references(() => categories.id),
    answers: t.jsonb().$type<Answers>().notNull().default({}),
    mode: t.text({ enum: taskModes }),
    placeId: t.text().references(() => places.id),
    /** The city of the sector, or the place itself. */
    cityId: t.text().references(() => places.id),
    /** Private, like the exact spot: see the checks on what leaves. */
    address: t.text(),
    lat: t.doublePrecision(),
    lng: t.doublePrecision(),
    publicLat: t.doublePrecision(),
    publicLng: t.doublePrecision(),
    timingKind: t.text({ enum: timingKinds }),
    dueDate: t.date({ mode: "string" }),
    timeWindow: t.text({ enum: timeWindows }),
    timeFrom: t.text(),
    timeTo: t.text(),
    isUrgent: t.boolean().notNull().default(false),
    budgetKind: t.text({ enum: budgetKinds }),
    budgetCurrency: t.text({ enum: currencies }).notNull().default("MDL"),
    budgetMin: t.integer(),
    budgetMax: t.integer(),
    materials: t.text({ enum: materialKinds }).notNull().default("to_agree"),
    spokenLanguages: t.text({ enum: locales }).array().notNull(),
    offerCap: t.integer().notNull().default(10),
    visibility: t.text({ enum: taskVisibilities }).notNull().default("public"),
    verifiedOnly: t.boolean().notNull().default(false),
    /** Asked for by the owner or by the category. */
    needsVerification: t.boolean().notNull().default(false),
    holdReason: t.text({ enum: holdReasons }),
    moderationNote: t.text(),
    duplicateOfId: t.uuid(),
    /** Profiles the owner wants to invite when the task is posted. We skip those that are gone by then. */
    askedProviderIds: t
      .uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    assignedProviderId: t.text().references(() => users.id),
    pictureCount: t.integer().notNull().default(0),
    offerCount: t.integer().notNull().default(0),
    questionCount: t.integer().notNull().default(0),
    savedCount: t.integer().notNull().default(0),
    viewCount: t.integer().notNull().default(0),
    /** To the millisecond, like everything that a cursor names. */
    publishedAt: t.timestamp({ withTimezone: true, precision: 3 }),
    lastActivityAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: t.timestamp({ withTimezone: true }),
    /** When the owner is warned; null once that is done or when there's no time for it. */
    warnAt: t.timestamp({ withTimezone: true }),
    endedAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Sort keys without null, so that one comparison finds the next page. */
    dueKey: t
      .date({ mode: "string" })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(due_date, '9999-12-31'::date)`),
    budgetHighKey: t
      .integer()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(budget_max, 0)`),
    budgetLowKey: t
      .integer()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(budget_min, 2147483647)`),
    /** On a flat map: a degree of longitude is 0.69 of a degree of latitude here. */
    spot: spot().generatedAlwaysAs(sql`point(public_lng * 0.69, public_lat)`),
    search: tsvector().generatedAlwaysAs(
      sql`task_search(lang, title, description, folded_title, category_id, parent_category_id, published_at)`,
    ),
  }),
  (t) => [
    check("task_status_known", oneOf(t.status, taskStatuses)),
    check("task_lang_known", oneOf(t.lang, locales)),
    check("task_mode_known", oneOf(t.mode, taskModes)),
    check("task_timing_known", oneOf(t.timingKind, timingKinds)),
    check("task_window_known", oneOf(t.timeWindow, timeWindows)),
    check("task_budget_known", oneOf(t.budgetKind, budgetKinds)),
    check("task_currency_known", oneOf(t.budgetCurrency, currencies)),
    check("task_materials_known", oneOf(t.materials, materialKinds)),
    check("task_visibility_known", oneOf(t.visibility, taskVisibilities)),
    check("task_hold_reason_known", oneOf(t.holdReason, holdReasons)),
    // A draft keeps what was typed, right or wrong.
    check(
      "task_budget_ordered",
      sql`${t.status} = 'draft' or (${t.budgetMax} >= ${t.budgetMin} and ${t.budgetMin} > 0)`,
    ),
    check("task_asks_few", sql`cardinality(${t.askedProviderIds}) <= ${sql.raw(String(invitesAtOnce))}`),
    check("task_spot_whole", sql`(${t.lat} is null) = (${t.lng} is null)`),
    check("task_held_has_reason", sql`${t.status} <> 'held' or ${t.holdReason} is not null`),
    check(
      "task_published_is_whole",
      sql`${t.status} in ('draft', 'held') or (${t.categoryId} is not null and ${t.mode} is not null and ${t.timingKind} is not null and ${t.budgetKind} is not null and ${t.publishedAt} is not null and cardinality(${t.spokenLanguages}) > 0)`,
    ),
    check("task_open_expires", sql`${t.status} <> 'open' or ${t.expiresAt} is not null`),
    check(
      "task_remote_has_no_place",
      sql`${t.status} = 'draft' or ${t.mode} <> 'remote' or ${t.placeId} is null`,
    ),
    index("tasks_newest").on(t.publishedAt.desc(), t.id.desc()).where(open),
    index("tasks_by_category").on(t.categoryId, t.publishedAt.desc(), t.id.desc()).where(open),
    // Budgets in it too, so that of a category only fitting tasks are read.
    index("tasks_by_category_budget")
      .on(t.categoryId, t.budgetCurrency, t.publishedAt.desc(), t.id.desc(), t.budgetMin, t.budgetMax)
      .where(open),
    index("tasks_of_category").on(t.categoryId),
    index("tasks_of_parent_category").on(t.parentCategoryId),
    index("tasks_by_parent_category").on(t.parentCategoryId, t.publishedAt.desc(), t.id.desc()).where(open),
    index("tasks_by_city").on(t.cityId, t.publishedAt.desc(), t.id.desc()).where(open),
    index("tasks_by_city_category").on(t.cityId, t.categoryId, t.publishedAt.desc(), t.id.desc()).where(open),
    index("tasks_due_soon").on(t.dueKey, t.id).where(open),
    index("tasks_budget_high").on(t.budgetCurrency, t.budgetHighKey.desc(), t.id.desc()).where(open),
    index("tasks_budget_low").on(t.budgetCurrency, t.budgetLowKey, t.id).where(open),
    index("tasks_fewest_offers").on(t.offerCount, t.publishedAt.desc(), t.id.desc()).where(open),
    index("tasks_nearest").using("gist", t.spot).where(open),
    index("tasks_search").using("gin", t.search).where(open),
    index("tasks_search_past").using("gin", t.search).where(past),
    // What administrators look for by a piece of its title.
    index("tasks_titles")
      .using("gin", t.foldedTitle.op("gin_trgm_ops"))
      .where(
        sql`status in ('held', 'open', 'assigned', 'in_progress', 'completion_requested', 'disputed', 'removed')`,
      ),
    index("tasks_urgent")
      .on(t.publishedAt.desc(), t.id.desc())
      .where(sql`status = 'open' and visibility = 'public' and is_urgent`),
    index("tasks_by_status").on(t.status, t.publishedAt.desc(), t.id.desc()),
    uniqueIndex("one_draft_per_key").on(t.ownerId, t.draftKey),
    index("tasks_by_owner").on(t.ownerId, t.updatedAt.desc(), t.id.desc()),
    index("tasks_by_owner_status").on(t.ownerId, t.status),
    index("tasks_by_doer")
      .on(t.assignedProviderId, t.updatedAt.desc(), t.id.desc())
      .where(sql`assigned_provider_id is not null`),
    index("tasks_to_expire")
      .on(t.expiresAt)
      .where(sql`status = 'open'`),
    index("tasks_to_warn")
      .on(t.warnAt)
      .where(sql`status = 'open' and warn_at is not null`),
    index("tasks_idle_drafts")
      .on(t.updatedAt)
      .where(sql`status = 'draft'`),
  ],
)

/** What happened to a task, for ever: one row with every change of state. */
export const taskEvents = pgTable(
  "task_events",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    taskId: uuidOf(() => tasks.id, { onDelete: "cascade" }),
    /** Null when the scheduler made the change. */
    actorId: t.text().references(() => users.id),
    type: t.text({ enum: taskEventTypes }).notNull(),
    fromStatus: t.text({ enum: taskStatuses }),
    toStatus: t.text({ enum: taskStatuses }),
    data: t.jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    index("task_events_by_task").on(t.taskId, t.createdAt, t.id),
    index("task_events_by_actor").on(t.actorId, t.type, t.createdAt),
  ],
)

export const taskFiles = pgTable(
  "task_files",
  (t) => ({
    taskId: uuidOf(() => tasks.id, { onDelete: "cascade" }),
    position: t.integer().notNull(),
    fileId: uuidOf(() => files.id),
  }),
  (t) => [primaryKey({ columns: [t.taskId, t.position] }), index("task_files_by_file").on(t.fileId)],
)

/** Who looked on which day, without saying who: counted into the task once a day and then forgotten. */
export const taskViews = pgTable(
  "task_views",
  (t) => ({
    taskId: uuidOf(() => tasks.id, { onDelete: "cascade" }),
    day: t.date({ mode: "string" }).notNull(),
    viewer: t.text().notNull(),
  }),
  (t) => [primaryKey({ columns: [t.taskId, t.day, t.viewer] }), index("task_views_by_day").on(t.day)],
)

/** A task that comes again: each next one is a draft, which its owner posts or deletes. */
export const taskRepeats = pgTable(
  "task_repeats",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    ownerId: textOf(() => users.id, { onDelete: "cascade" }),
    /** The last one that was posted; the next one is its copy. */
    taskId: t
      .uuid()
      .notNull()
      .unique()
      .references(() => tasks.id, { onDelete: "cascade" }),
    /** The next one, once it's drafted. */
    draftId: t.uuid().references(() => tasks.id, { onDelete: "set null" }),
    every: t.text({ enum: repeatPeriods }).notNull(),
    hireAgain: t.boolean().notNull(),
    /** Days are counted from it; null, like the next two, until the first one is posted. */
    firstDay: t.date({ mode: "string" }),
    nextDay: t.date({ mode: "string" }),
    draftAt: t.timestamp({ withTimezone: true }),
    isPaused: t.boolean().notNull().default(false),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    check("task_repeat_period_known", oneOf(t.every, repeatPeriods)),
    index("task_repeats_by_owner").on(t.ownerId, t.nextDay, t.id),
    index("task_repeats_by_draft").on(t.draftId),
    index("task_repeats_due")
      .on(t.draftAt)
      .where(sql`not is_paused`),
  ],
)
