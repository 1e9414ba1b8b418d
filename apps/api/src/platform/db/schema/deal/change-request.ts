import { sql, check, index, pgTable, uniqueIndex } from "../../drizzle.ts"
import { changeKinds, changeStatuses } from "@doable/domain/deal/change/status"
import { cancelAfters, claimedFaults } from "@doable/domain/deal/status"
import { cancelReasons } from "@doable/domain/deal/status"
import { oneOf, textOf, uuidOf } from "../../constraints.ts"
import { taskAssignments } from "../task-assignment.ts"
import { tasks } from "../task.ts"
import { users } from "../user.ts"

/** What one of the two asks the other to change, and what became of it. Each kind fills its own columns. */
export const changeRequests = pgTable(
  "change_requests",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    taskId: uuidOf(() => tasks.id),
    assignmentId: uuidOf(() => taskAssignments.id),
    byUserId: textOf(() => users.id),
    toUserId: textOf(() => users.id),
    kind: t.text({ enum: changeKinds }).notNull(),
    status: t.text({ enum: changeStatuses }).notNull().default("pending"),
    /** The version of the agreement that it would change, and the one that it made. */
    baseVersion: t.integer().notNull(),
    madeVersion: t.integer(),
    /** In the currency of the agreement. */
    price: t.integer(),
    scheduledAt: t.timestamp({ withTimezone: true }),
    scopeText: t.text(),
    included: t.text().array(),
    cancelReason: t.text({ enum: cancelReasons }),
    claimedFault: t.text({ enum: claimedFaults }),
    after: t.text({ enum: cancelAfters }),
    note: t.text(),
    answerNote: t.text(),
    answeredAt: t.timestamp({ withTimezone: true }),
    expiresAt: t.timestamp({ withTimezone: true }).notNull(),
    remindAt: t.timestamp({ withTimezone: true }),
    /** Since when a dispute stops its clock. */
    pausedAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    check("change_kind_known", oneOf(t.kind, changeKinds)),
    check("change_status_known", oneOf(t.status, changeStatuses)),
    check("change_reason_known", oneOf(t.cancelReason, cancelReasons)),
    check("change_fault_known", oneOf(t.claimedFault, claimedFaults)),
    check("change_after_known", oneOf(t.after, cancelAfters)),
    check("change_between_two", sql`${t.byUserId} <> ${t.toUserId}`),
    check(
      "change_is_whole",
      sql`case ${t.kind} when 'price' then ${t.price} > 0 when 'schedule' then ${t.scheduledAt} is not null
        when 'scope' then ${t.scopeText} is not null and ${t.included} is not null
        else ${t.cancelReason} is not null and ${t.claimedFault} is not null end`,
    ),
    // Commands ensure this under the task's lock; the index catches their mistakes.
    uniqueIndex("one_pending_change_per_kind")
      .on(t.taskId, t.kind)
      .where(sql`status = 'pending'`),
    index("changes_by_task").on(t.taskId, t.createdAt.desc(), t.id.desc()),
    index("changes_by_assignment").on(t.assignmentId, t.createdAt),
    index("changes_by_asker").on(t.byUserId),
    index("changes_by_answerer")
      .on(t.toUserId, t.expiresAt)
      .where(sql`status = 'pending'`),
    index("changes_to_person").on(t.toUserId),
    index("changes_to_expire")
      .on(t.expiresAt)
      .where(sql`status = 'pending' and paused_at is null`),
    index("changes_to_remind")
      .on(t.remindAt)
      .where(sql`status = 'pending' and paused_at is null and remind_at is not null`),
  ],
)
