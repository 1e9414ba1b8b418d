import type { Target } from "@doable/domain/report/input"
import { whyCannotClaim } from "@doable/domain/report/claim"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import { reports } from "../platform/db/schema/trust/report.ts"
import { refuse } from "../platform/refuse.ts"
import { findCase } from "./find-case.ts"
import { isOpenOn, lockReports } from "./lock-reports.ts"

/** Nobody else decides for half an hour; claiming again restarts the time and includes newer reports. */
export const claimReport = (ctx: UserContext, target: Target) => setClaim(ctx, target, "report.claim")
export const releaseReport = (ctx: UserContext, target: Target) => setClaim(ctx, target, "report.release")

async function setClaim(ctx: UserContext, target: Target, action: "report.claim" | "report.release") {
  const now = ctx.now()
  const isClaimed = action === "report.claim"
  await ctx.db.transaction(async (tx) => {
    const open = await lockReports(tx, target)
    refuse(whyCannotClaim(open, ctx.user.id, now))
    await tx
      .update(reports)
      .set({
        status: isClaimed ? "in_review" : "open",
        claimedById: isClaimed ? ctx.user.id : null,
        claimedAt: isClaimed ? now : null,
        updatedAt: now,
      })
      .where(isOpenOn(target))
    await writeAuditLog(tx, caller(ctx), {
      action,
      entity: { type: "user", id: open[0]?.subjectId ?? "" },
      at: now,
    })
  })
  return findCase(ctx, target)
}
