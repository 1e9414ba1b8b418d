import { and, asc, count, desc, eq, isNotNull, isNull, or, sql } from "../../platform/db/drizzle.ts"
import type { AssignmentId, ContestedFaults } from "@doable/domain/deal/fault/input"
import { faultLimits, faultWindowDays } from "@doable/domain/deal/fault/limits"
import {
  contestUntil,
  countedFaults,
  isOwnFault,
  whyCannotContest,
  reasonsFor,
} from "@doable/domain/deal/fault/faults"
import { completionRate } from "@doable/domain/provider/ranking"
import { Refused } from "@doable/domain/refusal"
import { cancelRateOf } from "@doable/domain/task/hire-rate"
import type { UserContext } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { newestFirst } from "../../platform/db/lists/newest-first.ts"
import { changeRequests } from "../../platform/db/schema/deal/change-request.ts"
import { disputes } from "../../platform/db/schema/deal/dispute.ts"
import { faultContestFiles, faultContests } from "../../platform/db/schema/deal/fault-contest.ts"
import { files } from "../../platform/db/schema/file.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { users } from "../../platform/db/schema/user.ts"
import { ownFaultsOf } from "../apply-fault-limits.ts"
import { findCase } from "../cases/find-case.ts"
import { showFile } from "../shown-files.ts"
import type { ContestedRow, FaultRecord } from "./answers.ts"
import { nameOrEmail } from "../../user/name-or-email.ts"

/** Of older ones nobody asks. */
const mostShown = 20

const isBySilence = sql<boolean>`exists (select 1 from ${changeRequests} c
  where c.assignment_id = ${taskAssignments.id} and c.status = 'auto_accepted')`

const clientFigures = {
  hired: users.hiredCount,
  calledOff: users.calledOffCount,
  // With its table's name spelled out: inside a subquery the builder leaves it away.
  doneCount: sql<number>`(select count(*)::int from task_assignments a
    where a.owner_id = users.id and a.outcome = 'completed')`,
}

/** What counts against the reader, as they alone see it. */
export async function findMyRecord(ctx: UserContext): Promise<FaultRecord> {
  const { db, user } = ctx
  const now = ctx.now()
  const isTheirs = or(
    and(eq(taskAssignments.ownerId, user.id), eq(taskAssignments.fault, "owner")),
    and(eq(taskAssignments.providerId, user.id), eq(taskAssignments.fault, "provider")),
    eq(faultContests.byUserId, user.id),
  )
  const [rows, faultsAt, [person], [profile]] = await Promise.all([
    db
      .select({
        hire: taskAssignments,
        contest: faultContests,
        title: tasks.title,
        isBySilence,
        isDecided: sql<boolean>`exists (select 1 from ${disputes} d
          where d.assignment_id = ${taskAssignments.id} and d.decided_by_id is not null)`,
      })
      .from(taskAssignments)
      .innerJoin(tasks, eq(tasks.id, taskAssignments.taskId))
      .leftJoin(faultContests, eq(faultContests.assignmentId, taskAssignments.id))
      .where(and(isTheirs, sql`${taskAssignments.outcome} <> 'completed'`))
      .orderBy(desc(taskAssignments.endedAt), desc(taskAssignments.id))
      .limit(mostShown),
    ownFaultsOf(db, user.id),
    db
      .select({ ...clientFigures, limitedUntil: users.limitedUntil })
      .from(users)
      .where(eq(users.id, user.id)),
    db.select().from(providerProfiles).where(eq(providerProfiles.userId, user.id)),
  ])
  return {
    asClient: {
      doneCount: person?.doneCount ?? 0,
      cancelRate: person ? cancelRateOf(person) : null,
    },
    asDoer: {
      doneCount: profile?.completedCount ?? 0,
      completionRate: profile ? completionRate(profile) : null,
    },
    ownFaultCount: faultsAt.length,
    countedFaults: countedFaults(faultsAt, now),
    windowDays: faultWindowDays,
    limits: faultLimits.map(({ count: of, hours }) => ({ count: of, hours })),
    limitedUntil: person?.limitedUntil?.toISOString() ?? null,
    faults: rows.flatMap(({ hire, contest, title, isDecided, ...row }) => {
      if (!hire.outcome || !hire.endedAt || !hire.fault) return []
      const about = { actorId: user.id, hasContest: contest !== null, isDecided, now }
      const until = whyCannotContest(hire, about) === null ? contestUntil(hire.endedAt) : null
      return [
        {
          assignmentId: hire.id,
          taskId: hire.taskId,
          title,
          side: hire.ownerId === user.id ? ("owner" as const) : ("doer" as const),
          at: hire.endedAt.toISOString(),
          outcome: hire.outcome,
          reasonCode: hire.cancelReason,
          isBySilence: row.isBySilence,
          fault: hire.fault,
          state: stateOf(hire, contest, user.id),
          contestUntil: until?.toISOString() ?? null,
          reasoning: reasonsFor(contest?.reasoning, user.locale),
          decidedAt: contest?.decidedAt?.toISOString() ?? null,
        },
      ]
    }),
  }
}

type Contest = typeof faultContests.$inferSelect

function stateOf(hire: typeof taskAssignments.$inferSelect, contest: Contest | null, userId: string) {
  if (contest?.byUserId === userId && !contest.decidedAt) return "contested" as const
  const isOwn = isOwnFault(hire, userId)
  if (!contest) return "own" as const
  return isOwn ? ("upheld" as const) : ("lifted" as const)
}

const listed = (db: Database) =>
  db
    .select({
      contest: faultContests,
      taskId: taskAssignments.taskId,
      ownerId: taskAssignments.ownerId,
      title: tasks.title,
      name: nameOrEmail(users),
      cancelReason: taskAssignments.cancelReason,
      cancelNote: taskAssignments.cancelNote,
      cancelledById: taskAssignments.cancelledById,
      jobEndedAt: taskAssignments.endedAt,
      providerId: taskAssignments.providerId,
      isBySilence,
    })
    .from(faultContests)
    .innerJoin(taskAssignments, eq(taskAssignments.id, faultContests.assignmentId))
    .innerJoin(tasks, eq(tasks.id, taskAssignments.taskId))
    .innerJoin(users, eq(users.id, faultContests.byUserId))

type Listed = Awaited<ReturnType<typeof listed>>[number]

function describe({ contest, taskId, ownerId, title, name }: Listed): ContestedRow {
  const { assignmentId, byUserId, contestedFault, decision, createdAt, decidedAt } = contest
  return {
    assignmentId,
    taskId,
    title,
    by: { id: byUserId, name, side: byUserId === ownerId ? "owner" : "doer" },
    contestedFault,
    createdAt: createdAt.toISOString(),
    decision,
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

function cancellerOf({ cancelledById, ownerId }: Listed): "owner" | "doer" | null {
  if (!cancelledById) return null
  return cancelledById === ownerId ? "owner" : "doer"
}

/** What waits for us longest comes first; of what is decided, the newest. */
export async function findContested({ db }: UserContext, { isDecided, pagination }: ContestedFaults) {
  const { decidedAt, createdAt, assignmentId } = faultContests
  const where = isDecided ? isNotNull(decidedAt) : isNull(decidedAt)
  const [rows, [all]] = await Promise.all([
    listed(db)
      .where(where)
      .orderBy(...(isDecided ? newestFirst(decidedAt, assignmentId) : [asc(createdAt), asc(assignmentId)]))
      .limit(pagination.limit)
      .offset(pagination.offset),
    db.select({ count: count() }).from(faultContests).where(where),
  ])
  return { data: rows.map(describe), total: all?.count ?? 0 }
}

export async function findContest(ctx: UserContext, { id }: AssignmentId) {
  const { db, user } = ctx
  const [row] = await listed(db).where(eq(faultContests.assignmentId, id))
  const found = row && (await findCase(ctx, id))
  if (!row || !found) throw new Refused("contest_not_found")
  const { contest } = row
  const shown = await db
    .select({ file: files })
    .from(faultContestFiles)
    .innerJoin(files, eq(files.id, faultContestFiles.fileId))
    .where(and(eq(faultContestFiles.assignmentId, id), eq(files.status, "ready")))
    .orderBy(faultContestFiles.position)
  const { otherText, otherAt } = contest
  return {
    ...describe(row),
    text: contest.text,
    files: shown.map(({ file }) => showFile(ctx, file, { isOpen: false })),
    other: otherText !== null && otherAt ? { text: otherText, at: otherAt.toISOString() } : null,
    reasonCode: row.cancelReason,
    cancelledBy: cancellerOf(row),
    cancelNote: row.cancelNote,
    jobEndedAt: row.jobEndedAt?.toISOString() ?? null,
    isBySilence: row.isBySilence,
    reasoning: contest.reasoning,
    isOwn: user.id === row.ownerId || user.id === row.providerId,
    case: found,
  }
}
