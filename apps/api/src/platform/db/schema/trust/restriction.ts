import { sql, check, index, pgTable, primaryKey, uniqueIndex } from "../../drizzle.ts"
import type { Reasoning } from "@doable/domain/deal/fault/faults"
import { reportTargets } from "@doable/domain/report/status"
import { appealStatuses, restrictionKinds, restrictionReasons } from "@doable/domain/restriction/kinds"
import { oneOf, textOf, uuidOf } from "../../constraints.ts"
import { files } from "../file.ts"
import { users } from "../user.ts"

/** What we decided about someone, why, on which evidence and until when; and their one appeal. */
export const restrictions = pgTable(
  "restrictions",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    kind: t.text({ enum: restrictionKinds }).notNull(),
    reasonCode: t.text({ enum: restrictionReasons }).notNull(),
    /** What the person reads, at least in the language they had. */
    explanation: t.jsonb().$type<Reasoning>().notNull(),
    /** What it's based on, with the words as they were. */
    targetType: t.text({ enum: reportTargets }),
    targetId: t.text(),
    snippet: t.text().notNull().default(""),
    /** Null when our published rule did it, or when that person has left. */
    issuedById: t.text().references(() => users.id, { onDelete: "set null" }),
    startsAt: t.timestamp({ withTimezone: true }).notNull(),
    endsAt: t.timestamp({ withTimezone: true }),
    /** Before its end, at it, or because something else took its place. */
    liftedAt: t.timestamp({ withTimezone: true }),
    appealStatus: t.text({ enum: appealStatuses }),
    appealText: t.text(),
    appealedAt: t.timestamp({ withTimezone: true }),
    appealDecidedById: t.text().references(() => users.id, { onDelete: "set null" }),
    appealAnswer: t.jsonb().$type<Reasoning>(),
    appealDecidedAt: t.timestamp({ withTimezone: true }),
  }),
  (t) => [
    check("restriction_kind_known", oneOf(t.kind, restrictionKinds)),
    check("restriction_reason_known", oneOf(t.reasonCode, restrictionReasons)),
    check("restriction_target_known", oneOf(t.targetType, reportTargets)),
    check("restriction_appeal_known", oneOf(t.appealStatus, appealStatuses)),
    check("restriction_appeal_whole", sql`(${t.appealStatus} is null) = (${t.appealedAt} is null)`),
    // An account is limited or deactivated by one decision at a time.
    uniqueIndex("one_restriction_of_account")
      .on(t.userId)
      .where(sql`lifted_at is null and kind in ('limit', 'deactivate')`),
    index("restrictions_by_user").on(t.userId, t.startsAt.desc(), t.id.desc()),
    index("restrictions_by_target").on(t.targetType, t.targetId),
    index("restrictions_to_end")
      .on(t.endsAt)
      .where(sql`lifted_at is null`),
    index("appeals_waiting")
      .on(t.appealedAt, t.id)
      .where(sql`appeal_status = 'open'`),
    index("appeals_decided")
      .on(t.appealDecidedAt.desc(), t.id.desc())
      .where(sql`appeal_decided_at is not null`),
    index("restrictions_by_issuer").on(t.issuedById),
    index("appeals_by_decider").on(t.appealDecidedById),
  ],
)

export const appealFiles = pgTable(
  "appeal_files",
  (t) => ({
    restrictionId: uuidOf(() => restrictions.id, { onDelete: "cascade" }),
    fileId: uuidOf(() => files.id),
    position: t.smallint().notNull(),
  }),
  (t) => [
    primaryKey({ name: "appeal_files_pkey", columns: [t.restrictionId, t.position] }),
    index("appeal_files_by_file").on(t.fileId),
  ],
)
