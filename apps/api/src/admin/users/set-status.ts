import { eq } from "drizzle-orm"
import { whyCannotChangeUser } from "@doable/domain/user/admin-rules"
import type { SetStatus } from "@doable/domain/user/admin-input"
import type { UserStatus } from "@doable/domain/user/status"
import { endSessions } from "../../account/end-sessions.ts"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { releaseAssignments } from "../../deal/hold-assignments.ts"
import { lockAdmins } from "../../user/lock-admins.ts"
import { lockedUser } from "../../user/locked-user.ts"
import { areAllLocked, lockTasksOf, endUserActivity } from "../../closure/end-user-activity.ts"

/** Someone posted or made an offer between the two locks: lock everything again, including what's new. */
class CameInBetween extends Error {}
const triesAtMost = 20

/** A deactivated person is logged out on every device right away, and finds the notification when they return. */
export async function setStatus(ctx: UserContext, input: SetStatus) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ctx.db.transaction((tx) => change(tx, ctx, input))
    } catch (error) {
      if (!(error instanceof CameInBetween) || tried === triesAtMost) throw error
    }
  }
}

async function change(tx: Transaction, ctx: UserContext, { id, status, reason }: SetStatus) {
  const now = ctx.now()
  const locked = status === "deactivated" ? await lockTasksOf(tx, id) : null
  const adminIds = await lockAdmins(tx)
  const before = await lockedUser(tx, id)
  const keepsAdmin = status === "active" && before.role === "ADMIN"
  refuse(whyCannotChangeUser({ actorId: ctx.user.id, userId: id, adminIds, keepsAdmin }))
  if (before.status === status) return before
  if (locked && !(await areAllLocked(tx, id, locked))) throw new CameInBetween()
  // What an administrator decides holds without an end, and ends a limit that would have one.
  await tx.update(users).set({ status, limitedUntil: null, updatedAt: now }).where(eq(users.id, id))
  if (status === "deactivated") {
    await endSessions(tx, id)
    await endUserActivity(tx, id, now)
  } else if (before.status === "deactivated") await releaseAssignments(tx, id, now)
  for (const type of eventsOf(before.status, status)) await record(tx, { type, userId: id })
  await writeAuditLog(tx, caller(ctx), {
    action: "user.status_change",
    entity: { type: "user", id },
    before: { status: before.status },
    after: { status },
    reason,
    at: now,
  })
  return { ...before, status }
}

/** What the person is told: deactivated, active again, limited, or no longer limited. */
function eventsOf(before: UserStatus, after: UserStatus) {
  if (after === "deactivated") return ["user.deactivated"] as const
  const limits = after === "limited" ? (["user.limited"] as const) : ([] as const)
  if (before === "deactivated") return ["user.activated", ...limits] as const
  return after === "limited" ? limits : (["user.limit-lifted"] as const)
}
