import { sql, check, index, pgTable, primaryKey, uniqueIndex } from "../../drizzle.ts"
import { reportOutcomes, reportReasons, reportStatuses, reportTargets } from "@doable/domain/report/status"
import type { L10n } from "@doable/domain/text/l10n"
import { oneOf, textOf, uuidOf } from "../../constraints.ts"
import { files } from "../file.ts"
import { users } from "../user.ts"

/** What someone finds wrong with something, and what we decided. The reported person never learns who it was. */
export const reports = pgTable(
  "reports",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    reporterId: textOf(() => users.id, { onDelete: "cascade" }),
    targetType: t.text({ enum: reportTargets }).notNull(),
    targetId: t.text().notNull(),
    /** Whose it is. */
    subjectId: textOf(() => users.id, { onDelete: "cascade" }),
    /** The words as they were when it was reported, whatever becomes of them. */
    snippet: t.text().notNull().default(""),
    /** For a person reported from a chat: which one. No reference, because a report outlives its chat. */
    conversationId: t.uuid(),
    reasonCode: t.text({ enum: reportReasons }).notNull(),
    text: t.text().notNull().default(""),
    status: t.text({ enum: reportStatuses }).notNull().default("open"),
    claimedById: t.text().references(() => users.id, { onDelete: "set null" }),
    claimedAt: t.timestamp({ withTimezone: true }),
    decidedById: t.text().references(() => users.id, { onDelete: "set null" }),
    outcome: t.text({ enum: reportOutcomes }),
    outcomeText: t.jsonb().$type<L10n>(),
    decidedAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    check("report_target_known", oneOf(t.targetType, reportTargets)),
    check("report_reason_known", oneOf(t.reasonCode, reportReasons)),
    check("report_status_known", oneOf(t.status, reportStatuses)),
    check("report_outcome_known", oneOf(t.outcome, reportOutcomes)),
    check("report_of_another", sql`${t.reporterId} <> ${t.subjectId}`),
    uniqueIndex("one_open_report")
      .on(t.reporterId, t.targetType, t.targetId)
      .where(sql`decided_at is null`),
    index("reports_by_reporter").on(t.reporterId, t.createdAt.desc(), t.id.desc()),
    index("reports_by_target").on(t.targetType, t.targetId, t.createdAt),
    index("reports_by_subject").on(t.subjectId, t.createdAt),
    index("reports_waiting")
      .on(t.createdAt, t.id)
      .where(sql`decided_at is null`),
    index("reports_decided")
      .on(t.decidedAt.desc(), t.id.desc())
      .where(sql`decided_at is not null`),
    index("reports_by_claimer").on(t.claimedById),
    index("reports_by_decider").on(t.decidedById),
  ],
)

export const reportFiles = pgTable(
  "report_files",
  (t) => ({
    reportId: uuidOf(() => reports.id, { onDelete: "cascade" }),
    fileId: uuidOf(() => files.id),
    position: t.smallint().notNull(),
  }),
  (t) => [
    primaryKey({ name: "report_files_pkey", columns: [t.reportId, t.position] }),
    index("evidence_of_report_by_file").on(t.fileId),
  ],
)
