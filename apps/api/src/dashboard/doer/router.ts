// The part of `provider` that is the doer's overview.
import { calendarInput, dashboardInput, incomeInput } from "@doable/domain/provider/input"
import { calendar, dashboard, income } from "./dashboard-answers.ts"
import { findCalendar } from "./find-calendar.ts"
import { findDashboard } from "./find-dashboard.ts"
import { findIncome } from "./find-income.ts"
import { router, userProcedure } from "../../platform/trpc.ts"

export const providerDashboardRouter = router({
  getDashboard: userProcedure
    .input(dashboardInput)
    .output(dashboard)
    .query(({ ctx, input }) => findDashboard(ctx, input)),
  getCalendar: userProcedure
    .input(calendarInput)
    .output(calendar)
    .query(({ ctx, input }) => findCalendar(ctx, input)),
  getIncome: userProcedure
    .input(incomeInput)
    .output(income)
    .query(({ ctx, input }) => findIncome(ctx, input)),
})
