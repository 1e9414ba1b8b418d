import { sql, check, index, pgTable, primaryKey, uniqueIndex } from "../../drizzle.ts"
import { disputableStatuses } from "@doable/domain/deal/dispute/steps"
import {
  disputeDecisions,
  disputeOutcomes,
  disputeReasons,
  disputeStatuses,
} from "@doable/domain/deal/dispute/status"
import type { Reasoning } from "@doable/domain/deal/fault/faults"
import { faults } from "@doable/domain/deal/status"
import { oneOf, textOf, uuidOf } from "../../constraints.ts"
import { files } from "../file.ts"
import { taskAssignments } from "../task-assignment.ts"
import { tasks } from "../task.ts"
import { users } from "../user.ts"

/** Two people who don't agree about a job. All other deadlines of the job stop. */
export const disputes = pgTable(
  "disputes",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    /** What people call it. */
    number: t.integer().generatedAlwaysAsIdentity(),
    taskId: uuidOf(() => tasks.id),
    assignmentId: uuidOf(() => taskAssignments.id),
    openedById: textOf(() => users.id),
    againstId: textOf(() => users.id),
    reason: t.text({ enum: disputeReasons }).notNull(),
    statement: t.text().notNull(),
    wantedOutcome: t.text({ enum: disputeOutcomes }).notNull(),
    status: t.text({ enum: disputeStatuses }).notNull().default("awaiting_reply"),
    /** The task's state before the dispute, to return to if it's withdrawn. */
    previousStatus: t.text({ enum: disputableStatuses }).notNull(),
    /** The job's deadlines when the dispute was opened. */
    pausedEndsAt: t.timestamp({ withTimezone: true }),
    pausedRemindAt: t.timestamp({ withTimezone: true }),
    replyText: t.text(),
    repliedAt: t.timestamp({ withTimezone: true }),
    /** When the present step ends on its own; null once an administrator has it. */
    dueAt: t.timestamp({ withTimezone: true }),
    remindAt: t.timestamp({ withTimezone: true }),
    escalatedAt: t.timestamp({ withTimezone: true, precision: 3 }),
    /** Null: nobody asked, the time was over. */
    escalatedById: t.text().references(() => users.id),
    decision: t.text({ enum: disputeDecisions }),
    /** Null: the two agreed by themselves. */
    decidedById: t.text().references(() => users.id),
    fault: t.text({ enum: faults }),
    reasoning: t.jsonb().$type<Reasoning>(),
    /** Decided, agreed or withdrawn. */
    endedAt: t.timestamp({ withTimezone: true, precision: 3 }),
    createdAt: t.timestamp({ withTimezone: true, precision: 3 }).notNull(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    check("dispute_reason_known", oneOf(t.reason, disputeReasons)),
    check("dispute_wanted_known", oneOf(t.wantedOutcome, disputeOutcomes)),
    check("dispute_status_known", oneOf(t.status, disputeStatuses)),
    check("dispute_previous_known", oneOf(t.previousStatus, disputableStatuses)),
    check("dispute_decision_known", oneOf(t.decision, disputeDecisions)),
    check("dispute_fault_known", oneOf(t.fault, faults)),
    check("dispute_of_two", sql`${t.openedById} <> ${t.againstId}`),
    check("dispute_reply_whole", sql`(${t.replyText} is null) = (${t.repliedAt} is null)`),
    check("dispute_end_whole", sql`(${t.endedAt} is null) = (${t.status} not in ('resolved', 'withdrawn'))`),
    check("dispute_resolved_has_decision", sql`(${t.status} = 'resolved') = (${t.decision} is not null)`),
    uniqueIndex("dispute_numbers").on(t.number),
    uniqueIndex("one_open_dispute_per_task")
      .on(t.taskId)
      .where(sql`ended_at is null`),
    index("disputes_by_task").on(t.taskId, t.createdAt.desc(), t.id.desc()),
    index("disputes_by_assignment").on(t.assignmentId),
    index("disputes_by_opener").on(t.openedById),
    index("disputes_against").on(t.againstId),
    index("disputes_by_escalator")
      .on(t.escalatedById)
      .where(sql`escalated_by_id is not null`),
    index("disputes_by_decider")
      .on(t.decidedById)
      .where(sql`decided_by_id is not null`),
    index("disputes_to_decide")
      .on(t.escalatedAt, t.id)
      .where(sql`status = 'admin_review'`),
    index("disputes_by_status").on(t.status, t.createdAt.desc(), t.id.desc()),
    index("disputes_by_creation").on(t.createdAt),
    index("disputes_by_end")
      .on(t.endedAt)
      .where(sql`ended_at is not null`),
    index("disputes_to_move")
      .on(t.dueAt)
      .where(sql`due_at is not null`),
    index("disputes_to_remind")
      .on(t.remindAt)
      .where(sql`remind_at is not null`),
  ],
)

/** How one of the two would end it; the newest is open to the other. */
export const disputeProposals = pgTable(
  "dispute_proposals",
  (t) => ({
    disputeId: uuidOf(() => disputes.id, { onDelete: "cascade" }),
    position: t.integer().notNull(),
    byUserId: textOf(() => users.id),
    outcome: t.text({ enum: disputeOutcomes }).notNull(),
    /** In the currency of the agreement. */
    price: t.integer(),
    note: t.text(),
    acceptedAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    primaryKey({ columns: [t.disputeId, t.position] }),
    check("proposal_outcome_known", oneOf(t.outcome, disputeOutcomes)),
    index("proposals_by_person").on(t.byUserId),
  ],
)

/** What each of the two shows. */
export const disputeFiles = pgTable(
  "dispute_files",
  (t) => ({
    disputeId: uuidOf(() => disputes.id, { onDelete: "cascade" }),
    /** Whether it came with the reply. */
    isReply: t.boolean().notNull(),
    position: t.integer().notNull(),
    fileId: uuidOf(() => files.id),
  }),
  (t) => [
    primaryKey({ columns: [t.disputeId, t.isReply, t.position] }),
    index("dispute_files_by_file").on(t.fileId),
  ],
)
