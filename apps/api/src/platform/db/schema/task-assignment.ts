import { sql, check, index, pgTable, primaryKey, uniqueIndex } from "../drizzle.ts"
import { currencies } from "@doable/domain/money/currency"
import { paymentMethods } from "@doable/domain/offer/status"
import { assignmentOutcomes, cancelReasons, completers, faults } from "@doable/domain/deal/status"
import { materialKinds } from "@doable/domain/task/status"
import { oneOf, textOf, uuidOf } from "../constraints.ts"
import { files } from "./file.ts"
import { taskOffers } from "./offer.ts"
import { places } from "./place.ts"
import { tasks } from "./task.ts"
import { users } from "./user.ts"

/** One row for every hire: a task that was opened again has several. Rates are counted over these. */
export const taskAssignments = pgTable(
  "task_assignments",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    taskId: uuidOf(() => tasks.id),
    offerId: uuidOf(() => taskOffers.id),
    ownerId: textOf(() => users.id),
    /** The doer as a person, not their profile. */
    providerId: textOf(() => users.id),
    assignedAt: t.timestamp({ withTimezone: true }).notNull(),
    startedAt: t.timestamp({ withTimezone: true }),
    /** Null where no time was fixed. */
    wasOnTime: t.boolean(),
    completionRequestedAt: t.timestamp({ withTimezone: true }),
    revisionRound: t.integer().notNull().default(0),
    completedBy: t.text({ enum: completers }),
    endedAt: t.timestamp({ withTimezone: true }),
    outcome: t.text({ enum: assignmentOutcomes }),
    cancelledById: t.text().references(() => users.id),
    cancelReason: t.text({ enum: cancelReasons }),
    cancelNote: t.text(),
    fault: t.text({ enum: faults }),
    /** When the two are next reminded, how often they were in this state, and when the scheduler ends it. */
    remindAt: t.timestamp({ withTimezone: true }),
    reminderCount: t.integer().notNull().default(0),
    endsAt: t.timestamp({ withTimezone: true }),
    /** Since when one of the two is deactivated while it is on: administrators look at it. */
    strandedAt: t.timestamp({ withTimezone: true }),
    /** After the end: when people who haven't written a review are reminded. */
    reviewRemindAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    check("assignment_outcome_known", oneOf(t.outcome, assignmentOutcomes)),
    check("assignment_completer_known", oneOf(t.completedBy, completers)),
    check("assignment_fault_known", oneOf(t.fault, faults)),
    check("assignment_cancel_reason_known", oneOf(t.cancelReason, cancelReasons)),
    check("assignment_end_whole", sql`(${t.endedAt} is null) = (${t.outcome} is null)`),
    check(
      "assignment_completed_by",
      sql`(${t.outcome} is not distinct from 'completed') = (${t.completedBy} is not null)`,
    ),
    check("assignment_of_two", sql`${t.ownerId} <> ${t.providerId}`),
    // Commands ensure this under the task's lock; the index catches their mistakes.
    uniqueIndex("one_running_assignment_per_task")
      .on(t.taskId)
      .where(sql`ended_at is null`),
    index("assignments_by_task").on(t.taskId, t.assignedAt.desc(), t.id.desc()),
    index("assignments_by_offer").on(t.offerId),
    index("assignments_by_owner").on(t.ownerId, t.assignedAt.desc(), t.id.desc()),
    index("assignments_by_doer").on(t.providerId, t.assignedAt.desc(), t.id.desc()),
    index("assignments_done_together")
      .on(t.ownerId, t.providerId)
      .where(sql`outcome = 'completed'`),
    // Running jobs have no end date and come together, after all finished ones.
    index("assignments_by_doer_end").on(t.providerId, t.endedAt, t.id),
    // Own faults, for the limits on repeated ones.
    index("assignments_by_owner_fault")
      .on(t.ownerId, t.endedAt)
      .where(sql`fault = 'owner'`),
    index("assignments_by_doer_fault")
      .on(t.providerId, t.endedAt)
      .where(sql`fault = 'provider'`),
    index("assignments_by_canceller")
      .on(t.cancelledById, t.endedAt)
      .where(sql`cancelled_by_id is not null`),
    index("assignments_to_remind")
      .on(t.remindAt)
      .where(sql`ended_at is null and remind_at is not null`),
    index("assignments_to_end")
      .on(t.endsAt)
      .where(sql`ended_at is null and ends_at is not null`),
    index("assignments_stranded")
      .on(t.strandedAt, t.id)
      .where(sql`ended_at is null and stranded_at is not null`),
    index("assignments_by_end").on(t.endedAt),
    index("assignments_by_start").on(t.assignedAt),
    index("assignments_to_remind_of_reviews")
      .on(t.reviewRemindAt)
      .where(sql`review_remind_at is not null`),
  ],
)

/** What the two agreed on, frozen at the hire. A change is a further version beside it. */
export const agreements = pgTable(
  "agreements",
  (t) => ({
    assignmentId: uuidOf(() => taskAssignments.id),
    version: t.integer().notNull().default(1),
    title: t.text().notNull(),
    /** The description as it stood. */
    scopeText: t.text().notNull(),
    included: t.text().array().notNull(),
    price: t.integer().notNull(),
    currency: t.text({ enum: currencies }).notNull(),
    materialsCost: t.integer(),
    materials: t.text({ enum: materialKinds }).notNull(),
    scheduledAt: t.timestamp({ withTimezone: true }),
    placeId: t.text().references(() => places.id),
    address: t.text(),
    warrantyDays: t.integer(),
    paymentMethod: t.text({ enum: paymentMethods }).notNull(),
    /** A record and no more: nothing waits for these two. */
    settledByCustomerAt: t.timestamp({ withTimezone: true }),
    settledByProviderAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.version] }),
    check("agreement_currency_known", oneOf(t.currency, currencies)),
    check("agreement_materials_known", oneOf(t.materials, materialKinds)),
    check("agreement_payment_known", oneOf(t.paymentMethod, paymentMethods)),
    check("agreement_price_positive", sql`${t.price} > 0 and coalesce(${t.materialsCost}, 1) > 0`),
    index("agreements_by_place")
      .on(t.placeId)
      .where(sql`place_id is not null`),
  ],
)

/** "It's done": the doer's word and pictures, and what the owner answered. One row for every round. */
export const completionReports = pgTable(
  "completion_reports",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    taskId: uuidOf(() => tasks.id),
    assignmentId: uuidOf(() => taskAssignments.id),
    providerId: textOf(() => users.id),
    note: t.text(),
    changesRequestedAt: t.timestamp({ withTimezone: true }),
    changesText: t.text(),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    check("report_changes_whole", sql`(${t.changesRequestedAt} is null) = (${t.changesText} is null)`),
    index("reports_by_task").on(t.taskId, t.createdAt, t.id),
    index("reports_by_assignment").on(t.assignmentId),
    index("reports_by_doer").on(t.providerId),
  ],
)

/** Pictures of the work, private to the two. */
export const completionReportFiles = pgTable(
  "completion_report_files",
  (t) => ({
    reportId: uuidOf(() => completionReports.id, { onDelete: "cascade" }),
    position: t.integer().notNull(),
    fileId: uuidOf(() => files.id),
  }),
  (t) => [primaryKey({ columns: [t.reportId, t.position] }), index("report_files_by_file").on(t.fileId)],
)
