import { and, asc, eq, isNull, sql } from "../platform/db/drizzle.ts"
import type { Target } from "@doable/domain/report/input"
import type { Transaction } from "../platform/db/client.ts"
import { reports } from "../platform/db/schema/trust/report.ts"

/** All open reports on one thing, under the lock of that thing: they're worked on and decided together. */
export async function lockReports(tx: Transaction, { targetType, targetId }: Target) {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`report ${targetType} ${targetId}`}, 0))`,
  )
  return tx
    .select()
    .from(reports)
    .where(isOpenOn({ targetType, targetId }))
    .orderBy(asc(reports.id))
    .for("update")
}

export const isOpenOn = ({ targetType, targetId }: Target) =>
  and(eq(reports.targetType, targetType), eq(reports.targetId, targetId), isNull(reports.decidedAt))
