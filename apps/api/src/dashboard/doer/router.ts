// The part of `provider` that is the doer's dashboard. Each tab asks for its own part alone.
import { calendarInput, incomeInput, lostOffersInput, statsInput } from "@doable/domain/provider/input"
import { router, userProcedure } from "../../platform/trpc.ts"
import { findBoard } from "./board.ts"
import {
  board,
  calendar,
  calendarLink,
  dashboard,
  income,
  lostOffers,
  matching,
  stats,
} from "./dashboard-answers.ts"
import { findCalendar } from "./find-calendar.ts"
import { findCalendarLink, removeCalendarLink, renewCalendarLink } from "./calendar-feed-link.ts"
import { findDashboard } from "./find-dashboard.ts"
import { findIncome } from "./find-income.ts"
import { findLostOffers } from "./find-lost-offers.ts"
import { findMatching } from "./find-matching.ts"
import { findStats } from "./find-stats.ts"

export const providerDashboardRouter = router({
  getDashboard: userProcedure.output(dashboard).query(({ ctx }) => findDashboard(ctx)),
  getMatching: userProcedure.output(matching).query(({ ctx }) => findMatching(ctx)),
  getLostOffers: userProcedure
    .input(lostOffersInput)
    .output(lostOffers)
    .query(({ ctx, input }) => findLostOffers(ctx, input)),
  getBoard: userProcedure.output(board).query(({ ctx }) => findBoard(ctx)),
  getStats: userProcedure
    .input(statsInput)
    .output(stats)
    .query(({ ctx, input }) => findStats(ctx, input)),
  getCalendar: userProcedure
    .input(calendarInput)
    .output(calendar)
    .query(({ ctx, input }) => findCalendar(ctx, input)),
  getCalendarLink: userProcedure.output(calendarLink).query(({ ctx }) => findCalendarLink(ctx)),
  deleteCalendarLink: userProcedure.output(calendarLink).mutation(({ ctx }) => removeCalendarLink(ctx)),
  renewCalendarLink: userProcedure.output(calendarLink).mutation(({ ctx }) => renewCalendarLink(ctx)),
  getIncome: userProcedure
    .input(incomeInput)
    .output(income)
    .query(({ ctx, input }) => findIncome(ctx, input)),
})
