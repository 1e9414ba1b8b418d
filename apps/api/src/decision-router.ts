import { decideReportInput } from "@doable/domain/report/input"
import { decideAppealInput } from "@doable/domain/restriction/input"
import { isHideable } from "@doable/domain/restriction/hideable"
import { decideAppeal } from "./admin/appeals/decide-appeal.ts"
import { restoreContent } from "./admin/hide-content.ts"
import { restoreTask } from "./deal/market/restore-task.ts"
import type { UserContext } from "./platform/context.ts"
import { findAppeal } from "./restriction/find-appeals.ts"
import type { RestrictionRow } from "./restriction/queries.ts"
import { decideReport } from "./decide-report.ts"
import { adminProcedure, moderatorProcedure, router } from "./platform/trpc.ts"
import { targetCase } from "./report/answers.ts"
import { wholeAppeal } from "./restriction/answers.ts"

export const reportDecisionRouter = router({
  decide: moderatorProcedure
    .input(decideReportInput)
    .output(targetCase)
    .mutation(({ ctx, input }) => decideReport(ctx, input)),
})

export const appealDecisionRouter = router({
  decideAppeal: adminProcedure
    .input(decideAppealInput)
    .output(wholeAppeal)
    .mutation(async ({ ctx, input }) => {
      const row = await decideAppeal(ctx, input)
      if (row && input.decision === "overturned") await bringBack(ctx, row, input.text)
      return findAppeal(ctx, input)
    }),
})

/** What was removed comes back by its own command with its own locks. */
async function bringBack(ctx: UserContext, { targetType, targetId, kind }: RestrictionRow, reason: string) {
  if (kind !== "content_removed" || !targetType || !targetId) return
  if (targetType === "task") await restoreTask(ctx, { id: targetId, reason })
  else if (isHideable(targetType)) await restoreContent(ctx, { targetType, targetId, reason })
}
