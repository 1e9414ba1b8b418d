import { decideReportInput } from "@doable/domain/report/input"
import { decideReport } from "./decide-report.ts"
import { adminProcedure, router } from "./platform/trpc.ts"
import { targetCase } from "./report/answers.ts"

export const reportDecisionRouter = router({
  decide: adminProcedure
    .input(decideReportInput)
    .output(targetCase)
    .mutation(({ ctx, input }) => decideReport(ctx, input)),
})
