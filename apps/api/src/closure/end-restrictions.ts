import { and, asc, eq, isNull, lte, ne } from "../platform/db/drizzle.ts"
import { applyFaultLimits } from "../deal/apply-fault-limits.ts"
import { releaseAssignments } from "../deal/hold-assignments.ts"
import { clock } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { restrictions } from "../platform/db/schema/trust/restriction.ts"
import { users } from "../platform/db/schema/user.ts"
import type { Timers } from "../platform/jobs/timers.ts"
import { tryEach } from "../platform/jobs/try-each.ts"
import { record } from "../platform/outbox/record.ts"
import { liftAccountRestrictions } from "../restriction/lift-restrictions.ts"

const portion = 500

/** Restrictions by our team whose time is over. Running it twice changes nothing more. */
export async function endRestrictions(db: Database, now: Date): Promise<void> {
  const due = await db
    .select({ userId: restrictions.userId })
    .from(restrictions)
    .where(
      and(
        isNull(restrictions.liftedAt),
        lte(restrictions.endsAt, now),
        // The rule's own limits end with its own timer.
        ne(restrictions.reasonCode, "own_faults"),
      ),
    )
    .orderBy(asc(restrictions.endsAt))
    .limit(portion)
  await tryEach(due, async ({ userId }) => {
    await endRestrictionOf(db, userId, now)
  })
}

/** Also when someone logs in whose deactivation is over: nobody waits for a late job. */
export function endRestrictionOf(db: Database, userId: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { status, restrictedUntil } = users
    const [person] = await tx
      .select({ status, restrictedUntil })
      .from(users)
      .where(eq(users.id, userId))
      .for("update")
    if (!person?.restrictedUntil || person.restrictedUntil > now) return false
    await tx
      .update(users)
      .set({ status: "active", restrictedUntil: null, updatedAt: now })
      .where(eq(users.id, userId))
    await liftAccountRestrictions(tx, userId, now)
    await tell(tx, userId, person.status, now)
    await applyFaultLimits(tx, userId, now)
    return true
  })
}

async function tell(tx: Transaction, userId: string, before: string, now: Date): Promise<void> {
  if (before === "deactivated") {
    await releaseAssignments(tx, userId, now)
    await record(tx, { type: "user.activated", userId })
  } else await record(tx, { type: "user.limit-ended", userId })
  await writeAuditLog(tx, clock, {
    action: "user.status_change",
    entity: { type: "user", id: userId },
    before: { status: before },
    after: { status: "active" },
    reason: "the restriction is over",
    at: now,
  })
}

export const restrictionTimers: Timers = {
  queue: "restriction-timers",
  cron: "* * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => endRestrictions(db, now),
}
