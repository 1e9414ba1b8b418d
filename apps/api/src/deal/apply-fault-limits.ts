import { eq, sql } from "../platform/db/drizzle.ts"
import { countedFaults, limitOf } from "@doable/domain/deal/fault/faults"
import { perLocale } from "@doable/domain/locale"
import { clock } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"
import { record } from "../platform/outbox/record.ts"
import { wordsIn } from "../platform/words.ts"
import { issueRestriction } from "../restriction/issue-restriction.ts"
import { liftAccountRestrictions } from "../restriction/lift-restrictions.ts"

/** More than anyone needs for a limit; a rule about a month looks at no more. */
const mostRead = 50

/** When this person's own-fault cancellations were, the newest first. */
export async function ownFaultsOf(db: Database | Transaction, userId: string): Promise<Date[]> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select at from (
      select ended_at as at from task_assignments
        where owner_id = ${userId} and fault = 'owner' and outcome <> 'completed'
      union all
      select ended_at from task_assignments
        where provider_id = ${userId} and fault = 'provider' and outcome <> 'completed'
    ) own order by at desc limit ${sql.raw(String(mostRead))}`)
  return rows.map(({ at }) => new Date(at))
}

/** How many of them count towards a limit, and until when this person is limited by them. */
export async function faultLimitOf(db: Database, userId: string, now: Date) {
  const [faultsAt, [person]] = await Promise.all([
    ownFaultsOf(db, userId),
    db.select({ until: users.limitedUntil }).from(users).where(eq(users.id, userId)),
  ])
  return { ownFaults: countedFaults(faultsAt, now), until: person?.until?.toISOString() ?? null }
}

/**
 * Applies the published limits on repeated cancellations, from the facts alone: sets them when they're reached, and
 * lifts them when a fault no longer counts or time is up. Needs the person's lock. Doesn't touch limits set by an
 * administrator.
 */
export async function applyFaultLimits(tx: Transaction, userId: string, now: Date): Promise<void> {
  const { status, limitedUntil } = users
  const [person] = await tx.select({ status, limitedUntil }).from(users).where(eq(users.id, userId))
  if (!person || person.status === "deactivated") return
  const isOurs = person.limitedUntil !== null
  if (person.status === "limited" && !isOurs) return
  const limit = limitOf(await ownFaultsOf(tx, userId), now)
  if ((limit?.until.getTime() ?? null) === (person.limitedUntil?.getTime() ?? null)) return
  const to = limit ? "limited" : "active"
  await tx
    .update(users)
    .set({ status: to, limitedUntil: limit?.until ?? null, updatedAt: now })
    .where(eq(users.id, userId))
  if (limit) {
    const { count, until } = limit
    const explanation = perLocale((locale) => wordsIn(locale)("restriction:ownFaults", { count }))
    const decision = { userId, kind: "limit", reasonCode: "own_faults", explanation } as const
    await issueRestriction(tx, { ...decision, issuedById: null, endsAt: until }, now)
    await record(tx, { type: "user.limited-by-rule", userId, count, until: until.toISOString() })
  } else {
    await liftAccountRestrictions(tx, userId, now)
    await record(tx, { type: "user.limit-ended", userId })
  }
  if (person.status === to) return
  await writeAuditLog(tx, clock, {
    action: "user.status_change",
    entity: { type: "user", id: userId },
    before: { status: person.status },
    after: { status: to },
    reason: limit ? `own-fault cancellations in 30 days: ${limit.count}` : "the limit is over",
    at: now,
  })
}
