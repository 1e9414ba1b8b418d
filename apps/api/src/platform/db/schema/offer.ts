import { sql, check, index, pgTable, primaryKey, uniqueIndex } from "../drizzle.ts"
import { locales } from "@doable/domain/locale"
import { currencies } from "@doable/domain/money/currency"
import { counterRounds, counterStatuses } from "@doable/domain/offer/counter/status"
import { includedLines } from "@doable/domain/offer/limits"
import { declineReasons, liveOfferStatuses, offerStatuses } from "@doable/domain/offer/status"
import { oneOf, textOf, uuidOf } from "../constraints.ts"
import { tasks } from "./task.ts"
import { users } from "./user.ts"

/** What a doer would do a task for. Read by its author, the task's owner and administrators, by nobody else. */
export const taskOffers = pgTable(
  "task_offers",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    taskId: uuidOf(() => tasks.id, { onDelete: "cascade" }),
    /** The doer as a person, not their profile. */
    providerId: textOf(() => users.id),
    status: t.text({ enum: offerStatuses }).notNull().default("active"),
    price: t.integer().notNull(),
    currency: t.text({ enum: currencies }).notNull(),
    /** On top of the price, in its currency. */
    materialsCost: t.integer(),
    /** Without contacts; as it was written where that differs. */
    message: t.text().notNull(),
    originalMessage: t.text(),
    lang: t.text({ enum: locales }).notNull(),
    included: t.text().array().notNull().default([]),
    lowPriceReason: t.text(),
    canStartAt: t.timestamp({ withTimezone: true }),
    durationHours: t.numeric({ precision: 6, scale: 2, mode: "number" }),
    warrantyDays: t.integer(),
    validDays: t.integer().notNull(),
    validUntil: t.timestamp({ withTimezone: true }).notNull(),
    taskVersionSeen: t.integer().notNull(),
    /** Since when the task says something else than it did. */
    staleAt: t.timestamp({ withTimezone: true }),
    editCount: t.integer().notNull().default(0),
    /** What the owner saw before the last change of the price. */
    previousPrice: t.integer(),
    changedAt: t.timestamp({ withTimezone: true }),
    isShortlisted: t.boolean().notNull().default(false),
    seenByOwnerAt: t.timestamp({ withTimezone: true }),
    declineReason: t.text({ enum: declineReasons }),
    declineNote: t.text(),
    acceptedAt: t.timestamp({ withTimezone: true }),
    /** When it ceased to stand, however that came. */
    closedAt: t.timestamp({ withTimezone: true }),
    /** By our team: only its author and administrators read it then. */
    hiddenAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  }),
  (t) => [
    check("offer_status_known", oneOf(t.status, offerStatuses)),
    check("offer_lang_known", oneOf(t.lang, locales)),
    check("offer_currency_known", oneOf(t.currency, currencies)),
    check("offer_decline_reason_known", oneOf(t.declineReason, declineReasons)),
    check("offer_price_positive", sql`${t.price} > 0 and coalesce(${t.materialsCost}, 1) > 0`),
    check("offer_included_bounded", sql.raw(`cardinality("task_offers"."included") <= ${includedLines.max}`)),
    check("offer_declined_says_why", sql`(${t.status} = 'declined') = (${t.declineReason} is not null)`),
    check("offer_stale_since", sql`(${t.status} = 'stale') = (${t.staleAt} is not null)`),
    check("offer_accepted_at", sql`${t.status} not in ('accepted', 'ended') or ${t.acceptedAt} is not null`),
    check(
      "offer_closed_at",
      sql`(${oneOf(t.status, [...liveOfferStatuses, "accepted"])}) = (${t.closedAt} is null)`,
    ),
    // Commands ensure both under the task's lock; the indexes catch their mistakes.
    uniqueIndex("one_accepted_offer_per_task")
      .on(t.taskId)
      .where(sql`status = 'accepted'`),
    uniqueIndex("one_live_offer_per_doer")
      .on(t.taskId, t.providerId)
      .where(sql`status in ('active', 'stale')`),
    index("offers_by_task").on(t.taskId, t.createdAt.desc(), t.id.desc()),
    index("offers_by_task_and_doer").on(t.taskId, t.providerId),
    index("offers_by_doer").on(t.providerId, t.updatedAt.desc(), t.id.desc()),
    index("offers_by_doer_status").on(t.providerId, t.status, t.updatedAt.desc(), t.id.desc()),
    index("offers_by_doer_made").on(t.providerId, t.createdAt),
    index("offers_to_expire")
      .on(t.validUntil)
      .where(sql`status in ('active', 'stale')`),
    index("offers_long_stale")
      .on(t.staleAt)
      .where(sql`status = 'stale'`),
  ],
)

/**
 * What a client asked for instead, round by round, and what the doer answered. The offer's own row stays pending and
 * has the terms that hold; an open round counts only while it does.
 */
export const offerCounters = pgTable(
  "offer_counters",
  (t) => ({
    offerId: uuidOf(() => taskOffers.id, { onDelete: "cascade" }),
    round: t.integer().notNull(),
    status: t.text({ enum: counterStatuses }).notNull().default("open"),
    currency: t.text({ enum: currencies }).notNull(),
    /** What the offer said before. */
    offeredPrice: t.integer().notNull(),
    price: t.integer().notNull(),
    /** Null leaves the day as offered. */
    canStartAt: t.timestamp({ withTimezone: true }),
    /** Both without contacts. */
    message: t.text(),
    answerPrice: t.integer(),
    answerStartAt: t.timestamp({ withTimezone: true }),
    answerMessage: t.text(),
    createdAt: t.timestamp({ withTimezone: true, precision: 3 }).notNull(),
    closedAt: t.timestamp({ withTimezone: true, precision: 3 }),
  }),
  (t) => [
    primaryKey({ columns: [t.offerId, t.round] }),
    check("counter_status_known", oneOf(t.status, counterStatuses)),
    check("counter_currency_known", oneOf(t.currency, currencies)),
    check("counter_round_bounded", sql.raw(`"offer_counters"."round" between 1 and ${counterRounds}`)),
    check("counter_price_positive", sql`${t.price} > 0 and coalesce(${t.answerPrice}, 1) > 0`),
    check("counter_closed_at", sql`(${t.status} = 'open') = (${t.closedAt} is null)`),
    uniqueIndex("one_open_counter_per_offer")
      .on(t.offerId)
      .where(sql`status = 'open'`),
  ],
)

/** What a doer writes in one offer after another. The gaps in its text are filled in when it's used. */
export const offerTemplates = pgTable(
  "offer_templates",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    name: t.text().notNull(),
    text: t.text().notNull(),
    lang: t.text({ enum: locales }).notNull(),
    price: t.integer(),
    currency: t.text({ enum: currencies }),
    durationHours: t.numeric({ precision: 6, scale: 2, mode: "number" }),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    check("template_lang_known", oneOf(t.lang, locales)),
    check("template_currency_known", oneOf(t.currency, currencies)),
    check("template_price_has_currency", sql`(${t.price} is null) = (${t.currency} is null)`),
    index("templates_by_name").on(t.userId, t.name, t.id),
  ],
)

/** Which offers were written with a template. */
export const offerTemplateUses = pgTable(
  "offer_template_uses",
  (t) => ({
    offerId: t
      .uuid()
      .primaryKey()
      .references(() => taskOffers.id, { onDelete: "cascade" }),
    templateId: uuidOf(() => offerTemplates.id, { onDelete: "cascade" }),
  }),
  (t) => [index("template_uses").on(t.templateId)],
)
