import { eq } from "./platform/db/drizzle.ts"
import { toLocale } from "@doable/domain/locale"
import { Refused } from "@doable/domain/refusal"
import type { DecideReport } from "@doable/domain/report/input"
import type { ReportReason } from "@doable/domain/report/status"
import { isHideable } from "@doable/domain/restriction/hideable"
import { setStatus } from "./admin/users/set-status.ts"
import { removeTask } from "./deal/market/remove-task.ts"
import { hideContent } from "./admin/hide-content.ts"
import type { UserContext } from "./platform/context.ts"
import { users } from "./platform/db/schema/user.ts"
import { closeReports, lockToDecide } from "./report/close-reports.ts"
import { findCase } from "./report/find-case.ts"
import { isTakenDown } from "./restriction/is-taken-down.ts"
import { warnPerson } from "./restriction/warn-person.ts"

type Reported = { subjectId: string; snippet: string; reasonCode: ReportReason }

/**
 * What follows from the decision comes first, each by its own command with its own locks; the claim keeps others away
 * meanwhile. If we're stopped in between, the reports are still open and deciding again changes nothing twice.
 */
export async function decideReport(ctx: UserContext, decision: DecideReport) {
  const [first] = await ctx.db.transaction((tx) => lockToDecide(tx, ctx, decision))
  if (first) await actOn(ctx, decision, first)
  await closeReports(ctx, decision)
  return findCase(ctx, decision)
}

async function actOn(ctx: UserContext, decision: DecideReport, { subjectId, snippet, reasonCode }: Reported) {
  const { outcome, reason, days, targetType, targetId } = decision
  const evidence = { targetType, targetId, snippet }
  const said = { reason: reason.en.slice(0, longestReason), reasonCode, explanation: reason, evidence }
  if (outcome === "warning") await warnPerson(ctx, { userId: subjectId, ...said })
  if (outcome === "limit") await setStatus(ctx, { id: subjectId, status: "limited", days, ...said })
  if (outcome === "deactivate") await setStatus(ctx, { id: subjectId, status: "deactivated", days, ...said })
  if (outcome !== "content_removed") return
  if (targetType === "task") {
    if (await isTakenDown(ctx.db, decision)) return
    const [owner] = await ctx.db.select({ locale: users.locale }).from(users).where(eq(users.id, subjectId))
    const explanation = reason[toLocale(owner?.locale ?? null)]
    await removeTask(ctx, { id: targetId, reasonCode: "other", explanation })
  } else if (isHideable(targetType)) {
    const said = { reasonCode, explanation: reason, reason: reason.en }
    const isHidden = await hideContent(ctx, { targetType, targetId, ...said })
    // Nobody is told that we removed what its author deleted before us.
    if (!isHidden && !(await isTakenDown(ctx.db, { targetType, targetId })))
      throw new Refused("report_content_gone")
  }
}

/** The audit log holds no more. */
const longestReason = 500
