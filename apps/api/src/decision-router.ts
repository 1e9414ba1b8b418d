import { decideReportInput } from "@doable/domain/report/input"
import { decideAppealInput } from "@doable/domain/restriction/input"
import { decideAppeal } from "./decide-appeal.ts"
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
    .mutation(({ ctx, input }) => decideAppeal(ctx, input)),
})
