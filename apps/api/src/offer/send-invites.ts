import { and, eq, inArray, not, sql } from "../platform/db/drizzle.ts"
import { inviteHours } from "@doable/domain/offer/invite/limits"
import type { Transaction } from "../platform/db/client.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { taskInvites } from "../platform/db/schema/task-invite.ts"
import { users } from "../platform/db/schema/user.ts"
import { broadcastTask } from "../platform/live/broadcast-task.ts"
import { record } from "../platform/outbox/record.ts"
import { recomputeProviderStats } from "../provider/recompute-provider-stats.ts"
import { lockPeople } from "../user/lock-people.ts"
import { areBlocked } from "../user/may-hear.ts"

type Task = { id: string; ownerId: string }

/**
 * Which of these profiles this owner may invite: published, active and not blocked. People who declined this task
 * aren't invited again.
 */
export function askable(tx: Transaction, { id: taskId, ownerId }: Task, profileIds: string[]) {
  return tx
    .select({ userId: providerProfiles.userId })
    .from(providerProfiles)
    .innerJoin(users, eq(users.id, providerProfiles.userId))
    .where(
      and(
        inArray(providerProfiles.id, profileIds),
        eq(providerProfiles.status, "published"),
        eq(users.status, "active"),
        sql`${users.id} <> ${ownerId}`,
        not(areBlocked(users.id, ownerId)),
        sql`not exists (select 1 from task_invites i where i.task_id = ${taskId}::uuid
          and i.provider_id = ${users.id} and i.status = 'declined')`,
      ),
    )
}

/** Locks the sender and the invited people together, so that two owners who invite the same doers can't deadlock. */
export async function lockAskable(tx: Transaction, task: Task, profileIds: string[]): Promise<void> {
  const people = await askable(tx, task, profileIds)
  await lockPeople(tx, [task.ownerId, ...people.map(({ userId }) => userId)])
}

/**
 * Needs the locks of the task and of these people. Doers with an open invite or an offer don't need another. Doers who
 * didn't answer, or whose offer ended, are invited again, and may then make one even if the owner declined the first.
 */
export async function sendInvites(
  tx: Transaction,
  task: Task,
  { userIds, message, now }: { userIds: string[]; message: string | null; now: Date },
): Promise<void> {
  if (userIds.length === 0) return
  const expiresAt = new Date(now.getTime() + inviteHours * 60 * 60 * 1000)
  const { rows: busy } = await tx.execute<{ id: string }>(sql`
    select o.provider_id as id from task_offers o
    where o.task_id = ${task.id}::uuid and o.status in ('active', 'stale')`)
  const free = userIds.filter((userId) => !busy.some(({ id }) => id === userId))
  if (free.length === 0) return
  const sent = await tx
    .insert(taskInvites)
    .values(
      free.map((providerId) => ({
        taskId: task.id,
        providerId,
        message,
        expiresAt,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [taskInvites.taskId, taskInvites.providerId],
      set: {
        status: "sent",
        message,
        expiresAt,
        viewedAt: null,
        answeredAt: null,
        createdAt: now,
        updatedAt: now,
      },
      setWhere: inArray(taskInvites.status, ["expired", "offered"]),
    })
    .returning({ id: taskInvites.id, providerId: taskInvites.providerId })
  for (const { id, providerId } of sent.toSorted((a, b) => a.providerId.localeCompare(b.providerId))) {
    // This invite replaces what an earlier one said about their response.
    await recomputeProviderStats(tx, providerId)
    await record(tx, { type: "invite.sent", inviteId: id })
    await broadcastTask(tx, task.id, [providerId])
  }
}
