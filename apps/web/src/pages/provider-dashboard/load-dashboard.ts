import { addDays, dayOf } from "@doable/domain/time/market-day"
import type { ApiClient } from "../../session/api-client.ts"
import { errorDetails } from "../../session/error-details.ts"
import type { RouterContext } from "../../session/router-context.ts"
import { monthsUntil } from "./months.ts"

export type Period = 7 | 30 | 90
type Answer<Procedure extends { query: (...args: never[]) => Promise<unknown> }> = Awaited<
  ReturnType<Procedure["query"]>
>
type Dashboard = Answer<ApiClient["provider"]["getDashboard"]>
type Income = Answer<ApiClient["provider"]["getIncome"]>
type Calendar = Answer<ApiClient["provider"]["getCalendar"]>
type Talks = Answer<ApiClient["conversation"]["getMy"]>

export interface DashboardData extends Dashboard {
  now: number
  period: Period
  calendar: Calendar
  income: Income & { page: number; months: Income["months"] }
  talks: Talks["data"]
}

const calendarDays = 60
const talksShown = 4
export const jobsPerPage = 10

/** "nobody" if they have no profile, null if it couldn't be loaded. */
export async function loadDashboard(
  context: RouterContext,
  period: Period,
  page: number,
): Promise<DashboardData | "nobody" | null> {
  try {
    const api = await context.api()
    const now = Date.now()
    const today = dayOf(new Date(now))
    const [first] = monthsUntil(today)
    const pagination = { limit: jobsPerPage, offset: (page - 1) * jobsPerPage }
    const [dashboard, calendar, income, talks] = await Promise.all([
      api.provider.getDashboard.query({ period }),
      api.provider.getCalendar.query({ from: today, to: addDays(today, calendarDays) }),
      api.provider.getIncome.query({ from: `${first}-01`, to: today, pagination }),
      api.conversation.getMy.query({ pagination: { limit: talksShown, offset: 0 } }),
    ])
    return { ...dashboard, now, period, calendar, income: { ...income, page }, talks: talks.data }
  } catch (error) {
    return errorDetails(error, "").status === 404 ? "nobody" : null
  }
}
