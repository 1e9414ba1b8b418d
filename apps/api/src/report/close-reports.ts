import type { DecideReport } from "@doable/domain/report/input"
import { whyCannotDecide } from "@doable/domain/report/claim"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { reports } from "../platform/db/schema/trust/report.ts"
import { record, recordAll } from "../platform/outbox/record.ts"
import { refuse } from "../platform/refuse.ts"
import { isOpenOn, lockReports } from "./lock-reports.ts"

/** The open reports on the thing, if this moderator may decide on them now. */
export async function lockToDecide(tx: Transaction, ctx: UserContext, decision: DecideReport) {
  const open = await lockReports(tx, decision)
  const { targetType: target, outcome } = decision
  refuse(whyCannotDecide(open, { actorId: ctx.user.id, target, outcome, now: ctx.now() }))
  return open
}

/** Everyone who reported it reads what came of it; the reported person reads it only if something follows. */
export function closeReports(ctx: UserContext, decision: DecideReport): Promise<void> {
  const { outcome, reason } = decision
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const open = await lockToDecide(tx, ctx, decision)
    await tx
      .update(reports)
      .set({
        status: outcome === "none" ? "no_action" : "action_taken",
        outcome,
        outcomeText: reason,
        decidedById: ctx.user.id,
        decidedAt: now,
        updatedAt: now,
      })
      .where(isOpenOn(decision))
    await recordAll(
      tx,
      open.map(({ id }) => ({ type: "report.decided" as const, reportId: id })),
    )
    const [first] = open
    // What was hidden, removed or restricted is told by the command that did it.
    if (first && outcome === "warning") await record(tx, { type: "report.acted-on", reportId: first.id })
    await writeAuditLog(tx, caller(ctx), {
      action: "report.decide",
      entity: { type: "user", id: first?.subjectId ?? "" },
      after: { decision: outcome },
      reason: reason.en,
      at: now,
    })
  })
}
