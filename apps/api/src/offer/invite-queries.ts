import { and, eq, inArray, sql, type SQL } from "../platform/db/drizzle.ts"
import type { InvitesByTask, MyInvites } from "@doable/domain/offer/invite/input"
import type { Database, Transaction } from "../platform/db/client.ts"
import { newestFirst } from "../platform/db/lists/newest-first.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { taskInvites } from "../platform/db/schema/task-invite.ts"

type InviteRow = typeof taskInvites.$inferSelect
type Pagination = InvitesByTask["pagination"]

async function newest(db: Database, where: SQL | undefined, { limit, offset }: Pagination) {
  const [rows, [all]] = await Promise.all([
    db
      .select({ invite: taskInvites, profileId: providerProfiles.id })
      .from(taskInvites)
      .leftJoin(providerProfiles, eq(providerProfiles.userId, taskInvites.providerId))
      .where(where)
      .orderBy(...newestFirst(taskInvites.createdAt, taskInvites.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(taskInvites)
      .where(where),
  ])
  return { rows, total: all?.count ?? 0 }
}

export function invitesOfTask(db: Database, { taskId, pagination }: InvitesByTask) {
  return newest(db, eq(taskInvites.taskId, taskId), pagination)
}

export function invitesOfMine(db: Database, userId: string, { status, pagination }: MyInvites) {
  const where = and(
    eq(taskInvites.providerId, userId),
    status?.length ? inArray(taskInvites.status, status) : undefined,
  )
  return newest(db, where, pagination)
}

/** How many this owner has sent within a day. */
export async function invitesOfDay(tx: Transaction, ownerId: string, now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString()
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from task_invites i join tasks t on t.id = i.task_id
    where t.owner_id = ${ownerId} and i.created_at > ${dayAgo}::timestamptz`)
  return rows[0]?.count ?? 0
}

export function describeInvite({ id, taskId, status, message, declineReason, ...row }: InviteRow) {
  return {
    id,
    taskId,
    status,
    message,
    declineReason,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}
