import { and, eq, inArray } from "../../../platform/db/drizzle.ts"
import { waitingInvites, type InviteStatus } from "@doable/domain/offer/invite/status"
import type { Database } from "../../../platform/db/client.ts"
import { taskInvites } from "../../../platform/db/schema/task-invite.ts"
import { tasks } from "../../../platform/db/schema/task.ts"
import { party } from "../kind.ts"

type InviteEvent = { inviteId: string }

async function inviteIn(statuses: readonly InviteStatus[], { inviteId }: InviteEvent, db: Database) {
  const [found] = await db
    .select({
      taskId: tasks.id,
      title: tasks.title,
      ownerId: tasks.ownerId,
      providerId: taskInvites.providerId,
      expiresAt: taskInvites.expiresAt,
    })
    .from(taskInvites)
    .innerJoin(tasks, eq(tasks.id, taskInvites.taskId))
    .where(and(eq(taskInvites.id, inviteId), inArray(taskInvites.status, [...statuses])))
  return found
}

export async function notifyInvited(event: InviteEvent, db: Database) {
  const found = await inviteIn(waitingInvites, event, db)
  if (!found) return []
  const { taskId, title, providerId, expiresAt } = found
  const data = { taskId, title, expiresAt: expiresAt.toISOString() }
  return [{ userId: providerId, data, person: party(found.ownerId, found) }]
}

export async function notifyInviteDeclined(event: InviteEvent, db: Database) {
  const found = await inviteIn(["declined"], event, db)
  if (!found) return []
  const { taskId, title, ownerId, providerId } = found
  return [{ userId: ownerId, data: { taskId, title }, person: party(providerId, found) }]
}
