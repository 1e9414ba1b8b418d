import type { DecideReport } from "@doable/domain/report/input"
import { setStatus } from "./admin/users/set-status.ts"
import { removeTask } from "./deal/market/remove-task.ts"
import type { UserContext } from "./platform/context.ts"
import { closeReports, lockToDecide } from "./report/close-reports.ts"
import { findCase } from "./report/find-case.ts"
import { hideReview } from "./review/hide-review.ts"

/**
 * What follows from the decision comes first, each by its own command with its own locks; the claim keeps others away
 * meanwhile. If we're stopped in between, the reports are still open and deciding again changes nothing twice.
 */
export async function decideReport(ctx: UserContext, decision: DecideReport) {
  const [first] = await ctx.db.transaction((tx) => lockToDecide(tx, ctx, decision))
  if (first) await actOn(ctx, decision, first.subjectId)
  await closeReports(ctx, decision)
  return findCase(ctx, decision)
}

async function actOn(ctx: UserContext, { outcome, reason, ...target }: DecideReport, userId: string) {
  const { targetType, targetId: id } = target
  if (outcome === "limit") await setStatus(ctx, { id: userId, status: "limited", reason: reason.en })
  if (outcome === "deactivate") await setStatus(ctx, { id: userId, status: "deactivated", reason: reason.en })
  if (outcome !== "content_removed") return
  if (targetType === "review") await hideReview(ctx, { id, reason: reason.en })
  if (targetType === "task") await removeTask(ctx, { id, reasonCode: "other", explanation: reason.en })
}
