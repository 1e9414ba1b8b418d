import { isHideable } from "@doable/domain/restriction/hideable"
import { restoreProviderInput } from "@doable/domain/provider/input"
import { decideReportInput } from "@doable/domain/report/input"
import { decideAppealInput, suspendProviderInput } from "@doable/domain/restriction/input"
import { decideAppeal } from "./admin/appeals/decide-appeal.ts"
import { bringContentBack } from "./admin/hide-content.ts"
import { bringTaskBack } from "./deal/market/restore-task.ts"
import { findAppeal } from "./restriction/find-appeals.ts"
import { decideReport } from "./decide-report.ts"
import { adminProcedure, moderatorProcedure, router } from "./platform/trpc.ts"
import { adminProvider } from "./provider/moderation/admin-answers.ts"
import { adminProviderById } from "./provider/moderation/admin-queries.ts"
import { targetCase } from "./report/answers.ts"
import { wholeAppeal } from "./restriction/answers.ts"
import type { UserContext } from "./platform/context.ts"
import type { Transaction } from "./platform/db/client.ts"
import type { RestrictionRow } from "./restriction/queries.ts"
import { bringProfileBack, restoreProvider } from "./restriction/suspension/restore-provider.ts"
import { suspendProvider } from "./restriction/suspension/suspend-provider.ts"

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
      await decideAppeal(ctx, input, bringBack)
      return findAppeal(ctx, input)
    }),
})

export const profileDecisionRouter = router({
  suspend: adminProcedure
    .input(suspendProviderInput)
    .output(adminProvider)
    .mutation(async ({ ctx, input }) => {
      await suspendProvider(ctx, input)
      return adminProviderById(ctx, input.id)
    }),
  restore: adminProcedure
    .input(restoreProviderInput)
    .output(adminProvider)
    .mutation(async ({ ctx, input }) => {
      await restoreProvider(ctx, input)
      return adminProviderById(ctx, input.id)
    }),
})

async function bringBack(
  tx: Transaction,
  ctx: UserContext,
  { kind, targetType, targetId: id }: RestrictionRow,
  reason: string,
): Promise<void> {
  if (!targetType || !id) return
  if (kind === "profile_suspended") await bringProfileBack(tx, ctx, { id, reason })
  if (kind !== "content_removed") return
  if (targetType === "task") await bringTaskBack(tx, ctx, { id, reason })
  else if (isHideable(targetType)) await bringContentBack(tx, ctx, { targetType, targetId: id, reason })
}
