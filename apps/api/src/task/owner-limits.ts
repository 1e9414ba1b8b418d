import { and, eq, gt, inArray, sql } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import { statusAt } from "@doable/domain/user/rules"
import type { Transaction } from "../platform/db/client.ts"
import { taskEvents, tasks } from "../platform/db/schema/task.ts"
import { users } from "../platform/db/schema/user.ts"
import { lockUser } from "../user/lock-user.ts"

const dayMs = 24 * 60 * 60 * 1000

/**
 * Who posts and how much there is of theirs, counted under their lock: twenty tasks at the same time are counted too.
 */
export async function lockOwner(tx: Transaction, userId: string, now: Date) {
  await lockUser(tx, userId)
  const [actor] = await tx
    .select({
      id: users.id,
      status: users.status,
      restrictedUntil: users.restrictedUntil,
      limitedUntil: users.limitedUntil,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!actor) throw new Refused("sign_in_needed")
  const count = { count: sql<number>`count(*)::int` }
  // What waits to be looked at takes a place too: it may be open any moment.
  const [open] = await tx
    .select(count)
    .from(tasks)
    .where(and(eq(tasks.ownerId, userId), inArray(tasks.status, ["open", "held"])))
  const [today] = await tx
    .select(count)
    .from(taskEvents)
    .where(
      and(
        eq(taskEvents.actorId, userId),
        inArray(taskEvents.type, ["published", "held", "reopened"]),
        gt(taskEvents.createdAt, new Date(now.getTime() - dayMs)),
      ),
    )
  return {
    actor: { ...actor, status: statusAt(actor, now) },
    openCount: open?.count ?? 0,
    publishedToday: today?.count ?? 0,
  }
}
