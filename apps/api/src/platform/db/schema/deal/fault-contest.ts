import { sql, check, index, pgTable, primaryKey } from "../../drizzle.ts"
import type { Reasoning } from "@doable/domain/deal/fault/faults"
import { faults } from "@doable/domain/deal/status"
import { oneOf, textOf, uuidOf } from "../../constraints.ts"
import { files } from "../file.ts"
import { taskAssignments } from "../task-assignment.ts"
import { users } from "../user.ts"

/** "It wasn't my fault", once for a job, and what an administrator decided. */
export const faultContests = pgTable(
  "fault_contests",
  (t) => ({
    assignmentId: t
      .uuid()
      .primaryKey()
      .references(() => taskAssignments.id),
    byUserId: textOf(() => users.id),
    text: t.text().notNull(),
    /** What was recorded before. */
    contestedFault: t.text({ enum: faults }).notNull(),
    /** What the other person adds. */
    otherText: t.text(),
    otherAt: t.timestamp({ withTimezone: true }),
    decidedById: t.text().references(() => users.id),
    decision: t.text({ enum: faults }),
    reasoning: t.jsonb().$type<Reasoning>(),
    decidedAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true, precision: 3 }).notNull(),
  }),
  (t) => [
    check("contest_fault_known", oneOf(t.contestedFault, faults)),
    check("contest_decision_known", oneOf(t.decision, faults)),
    check("contest_decision_whole", sql`(${t.decidedAt} is null) = (${t.decision} is null)`),
    index("contests_by_person").on(t.byUserId, t.createdAt.desc()),
    index("contests_by_decider")
      .on(t.decidedById)
      .where(sql`decided_by_id is not null`),
    index("contests_by_creation").on(t.createdAt),
    index("contests_open")
      .on(t.createdAt, t.assignmentId)
      .where(sql`decided_at is null`),
    index("contests_decided")
      .on(t.decidedAt.desc(), t.assignmentId.desc())
      .where(sql`decided_at is not null`),
  ],
)

/** For the team alone: the other person learns that there are some, not what they show. */
export const faultContestFiles = pgTable(
  "fault_contest_files",
  (t) => ({
    assignmentId: uuidOf(() => faultContests.assignmentId, { onDelete: "cascade" }),
    position: t.integer().notNull(),
    fileId: uuidOf(() => files.id),
  }),
  (t) => [primaryKey({ columns: [t.assignmentId, t.position] }), index("contest_files_by_file").on(t.fileId)],
)
