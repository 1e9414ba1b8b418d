// What the kinds about work tell of: read when the job runs, which may be days later.
import { eq } from "../../platform/db/drizzle.ts"
import { z } from "zod"
import { completionDays } from "@doable/domain/deal/timers"
import type { Database } from "../../platform/db/client.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { party } from "./kind.ts"

export const aboutWork = z.object({ taskId: z.string(), title: z.string() })

export const completionPage = ({ taskId }: { taskId: string }) => `/tasks/${taskId}/complete`

export type WorkEvent = { assignmentId: string; actorId: string | null }

export async function workOf(db: Database, assignmentId: string) {
  const { taskId, ownerId, providerId, reminderCount, outcome, cancelReason, cancelledById } = taskAssignments
  const [found] = await db
    .select({
      taskId,
      ownerId,
      providerId,
      reminderCount,
      outcome,
      cancelReason,
      cancelledById,
      title: tasks.title,
      status: tasks.status,
    })
    .from(taskAssignments)
    .innerJoin(tasks, eq(tasks.id, taskId))
    .where(eq(taskAssignments.id, assignmentId))
  return found ?? null
}

export async function notifyBoth({ assignmentId }: WorkEvent, db: Database) {
  const work = await workOf(db, assignmentId)
  if (!work) return []
  const { taskId, title, ownerId, providerId } = work
  return [ownerId, providerId].map((userId) => ({
    userId,
    data: { taskId, title },
    person: counterpart(work, userId),
  }))
}

/** The other one of the two. */
export const counterpart = (work: { ownerId: string; providerId: string }, userId: string) =>
  party(userId === work.ownerId ? work.providerId : work.ownerId, work)

export async function notifyOther(event: WorkEvent, db: Database) {
  return (await notifyBoth(event, db)).filter(({ userId }) => userId !== event.actorId)
}

/** While it is so: nobody is asked to confirm what is confirmed. */
export const notifyOwnerToConfirm = (isReminder: boolean) => async (event: WorkEvent, db: Database) => {
  const work = await workOf(db, event.assignmentId)
  if (work?.status !== "completion_requested" || work.outcome !== null) return []
  const { taskId, title, ownerId, reminderCount } = work
  const passed = isReminder ? (completionDays.reminders[reminderCount - 1] ?? 0) : 0
  const data = { taskId, title, daysLeft: completionDays.ends - passed }
  return [{ userId: ownerId, data, person: counterpart(work, ownerId) }]
}

export async function notifyProviderOfWork({ assignmentId }: WorkEvent, db: Database) {
  const work = await workOf(db, assignmentId)
  if (!work) return []
  const { taskId, title, providerId } = work
  return [{ userId: providerId, data: { taskId, title }, person: counterpart(work, providerId) }]
}
