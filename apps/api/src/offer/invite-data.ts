import { desc, eq, inArray } from "../platform/db/drizzle.ts"
import { taskInvites } from "../platform/db/schema/task-invite.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

export const inviteData: PersonalData = {
  forget: async (tx, { id }) => {
    await tx.delete(taskInvites).where(eq(taskInvites.providerId, id))
    const ownTasks = tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.ownerId, id))
    await tx.update(taskInvites).set({ message: null }).where(inArray(taskInvites.taskId, ownTasks))
  },
  tell: async (db, userId) => {
    const { taskId, status, message, declineReason, createdAt, answeredAt } = taskInvites
    const newest = desc(createdAt)
    const [received, sent] = await Promise.all([
      db
        .select({ taskId, status, declineReason, createdAt, answeredAt })
        .from(taskInvites)
        .where(eq(taskInvites.providerId, userId))
        .orderBy(newest)
        .limit(mostTold),
      db
        .select({ taskId, message, createdAt })
        .from(taskInvites)
        .innerJoin(tasks, eq(tasks.id, taskId))
        .where(eq(tasks.ownerId, userId))
        .orderBy(newest)
        .limit(mostTold),
    ])
    return { invitesReceived: received, invitesSent: sent }
  },
}
