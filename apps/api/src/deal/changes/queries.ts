import { and, count, eq, or, sql } from "../../platform/db/drizzle.ts"
import { completionRate } from "@doable/domain/provider/ranking"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { newestFirst } from "../../platform/db/lists/newest-first.ts"
import { changeRequests } from "../../platform/db/schema/deal/change-request.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { FoundChange } from "./describe-change.ts"

const columns = {
  change: changeRequests,
  base: agreements,
  asker: { id: users.id, name: users.name },
  task: {
    ownerId: tasks.ownerId,
    assignedProviderId: tasks.assignedProviderId,
    status: tasks.status,
    description: tasks.description,
    originalDescription: tasks.originalDescription,
  },
  hire: { providerId: taskAssignments.providerId, outcome: taskAssignments.outcome },
}

function joined(db: Database | Transaction) {
  return db
    .select(columns)
    .from(changeRequests)
    .innerJoin(tasks, eq(tasks.id, changeRequests.taskId))
    .innerJoin(users, eq(users.id, changeRequests.byUserId))
    .innerJoin(taskAssignments, eq(taskAssignments.id, changeRequests.assignmentId))
    .innerJoin(
      agreements,
      and(
        eq(agreements.assignmentId, changeRequests.assignmentId),
        eq(agreements.version, changeRequests.baseVersion),
      ),
    )
}

export async function changeById(db: Database | Transaction, id: string): Promise<FoundChange | null> {
  const [found] = await joined(db).where(eq(changeRequests.id, id))
  return found ?? null
}

/** Of one doer alone, or of all hires of the task; the newest first. */
export async function changesOfTask(
  db: Database,
  { taskId, partyId }: { taskId: string; partyId: string | null },
  { limit, offset }: { limit: number; offset: number },
) {
  const isTheirs =
    partyId === null
      ? undefined
      : or(eq(changeRequests.byUserId, partyId), eq(changeRequests.toUserId, partyId))
  const where = and(eq(changeRequests.taskId, taskId), isTheirs)
  const [data, [all]] = await Promise.all([
    joined(db)
      .where(where)
      .orderBy(...newestFirst(changeRequests.createdAt, changeRequests.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(changeRequests).where(where),
  ])
  return { data, total: all?.count ?? 0 }
}

/** What one more own fault would do to a doer's share of jobs that ended well. */
export async function effectOfFault(
  db: Database | Transaction,
  userId: string,
): Promise<{ now: number; after: number } | null> {
  const { completedCount, ownFaultCount } = providerProfiles
  const [row] = await db
    .select({ completedCount, ownFaultCount })
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, userId))
  if (!row) return null
  const now = completionRate(row)
  const after = completionRate({ ...row, ownFaultCount: row.ownFaultCount + 1 })
  return now === null || after === null ? null : { now, after }
}

/** Whether this person has a hire on the task, or had one. */
export async function isPartyOf(db: Database, taskId: string, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from task_assignments a where a.task_id = ${taskId}::uuid
      and (a.owner_id = ${userId} or a.provider_id = ${userId}) limit 1`)
  return rows.length > 0
}
