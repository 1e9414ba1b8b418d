import { eq } from "../../platform/db/drizzle.ts"
import type { Reasoning } from "@doable/domain/deal/fault/faults"
import type { SetStatus } from "@doable/domain/restriction/input"
import { endAfter } from "@doable/domain/restriction/appeals"
import { whyCannotSetStatus } from "@doable/domain/user/admin-rules"
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
import { issueRestriction, type Evidence } from "../../restriction/issue-restriction.ts"
import { liftAccountRestrictions } from "../../restriction/lift-restrictions.ts"
import { accountRestriction } from "../../restriction/queries.ts"
import { lockAdmins } from "../../user/lock-admins.ts"
import { lockedUser } from "../../user/locked-user.ts"
import { areAllLocked, lockTasksOf, endUserActivity } from "../../closure/end-user-activity.ts"

/** Someone posted or made an offer between the two locks: lock everything again, including what's new. */
class CameInBetween extends Error {}
const triesAtMost = 20

/** From a decision on a report or an appeal there's more: every language, what it's based on, its own notice. */
export type StatusChange = SetStatus & {
  explanation?: Reasoning
  evidence?: Evidence
  isToldElsewhere?: boolean
}

/** A deactivated person is logged out on every device right away, and finds the notification when they return. */
export async function setStatus(ctx: UserContext, input: StatusChange) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ctx.db.transaction((tx) => changeStatus(tx, ctx, input))
    } catch (error) {
      if (!(error instanceof CameInBetween) || tried === triesAtMost) throw error
    }
  }
}

export async function changeStatus(tx: Transaction, ctx: UserContext, input: StatusChange) {
  const { id, status, reason } = input
  const now = ctx.now()
  const locked = status === "deactivated" ? await lockTasksOf(tx, id) : null
  const adminIds = await lockAdmins(tx)
  const actor = ctx.user.role === "MODERATOR" ? await lockedUser(tx, ctx.user.id) : ctx.user
  const before = await lockedUser(tx, id)
  refuse(whyCannotSetStatus({ actor, user: before, status, adminIds }))
  const restrictedUntil = status === "active" ? null : endAfter(input.days, now)
  if (before.status === status && !(await isLonger(tx, input, restrictedUntil))) return before
  if (locked && !(await areAllLocked(tx, id, locked))) throw new CameInBetween()
  // What the team decides takes the place of a limit by our own rule.
  await tx
    .update(users)
    .set({ status, restrictedUntil, limitedUntil: null, updatedAt: now })
    .where(eq(users.id, id))
  if (status === "deactivated") {
    await endSessions(tx, id)
    await endUserActivity(tx, id, now)
  } else if (before.status === "deactivated") await releaseAssignments(tx, id, now)
  const restrictionId = await keepRestriction(tx, ctx, input, restrictedUntil)
  if (!input.isToldElsewhere || before.status === "deactivated")
    for (const type of eventsOf(before.status, status)) await record(tx, { type, userId: id, restrictionId })
  const until = restrictedUntil ? { until: restrictedUntil.toISOString() } : {}
  await writeAuditLog(tx, caller(ctx), {
    action: "user.status_change",
    entity: { type: "user", id },
    before: { status: before.status },
    after: { status, ...until },
    reason,
    at: now,
  })
  return { ...before, status }
}

/** Deciding twice on one thing changes nothing; another decision counts if it holds for longer. */
async function isLonger(tx: Transaction, { id, status, evidence }: StatusChange, until: Date | null) {
  if (status === "active") return false
  const current = await accountRestriction(tx, id)
  if (!current) return true
  if (evidence && current.targetType === evidence.targetType && current.targetId === evidence.targetId)
    return false
  return current.endsAt !== null && (until === null || until > current.endsAt)
}

async function keepRestriction(
  tx: Transaction,
  ctx: UserContext,
  { id, status, reason, reasonCode, explanation, evidence }: StatusChange,
  endsAt: Date | null,
): Promise<string | null> {
  const now = ctx.now()
  if (status === "active") {
    await liftAccountRestrictions(tx, id, now)
    return null
  }
  const [person] = await tx.select({ locale: users.locale }).from(users).where(eq(users.id, id))
  const kind = status === "limited" ? ("limit" as const) : ("deactivate" as const)
  const said = explanation ?? { [person?.locale ?? "en"]: reason }
  const decision = { userId: id, kind, reasonCode, explanation: said, evidence, endsAt }
  return issueRestriction(tx, { ...decision, issuedById: ctx.user.id }, now)
}

/** What the person is told: deactivated, active again, limited, or no longer limited. */
function eventsOf(before: UserStatus, after: UserStatus) {
  if (after === "deactivated") return ["user.deactivated"] as const
  const limits = after === "limited" ? (["user.limited"] as const) : ([] as const)
  if (before === "deactivated") return ["user.activated", ...limits] as const
  return after === "limited" ? limits : (["user.limit-lifted"] as const)
}
