import { router, userProcedure } from "../platform/trpc.ts"
import { dashboard } from "./answers.ts"
import { findDashboard } from "./find-dashboard.ts"

export const dashboardRouter = router({
  getMy: userProcedure.output(dashboard).query(({ ctx }) => findDashboard(ctx)),
})
