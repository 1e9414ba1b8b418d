import type { LostPeriod } from "@doable/domain/provider/limits"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import { loadMyOffers, type MyOffersData, type OfferGroup } from "../../offer/load-my-offers.ts"
import type { ApiClient } from "../../session/api-client.ts"
import type { AuthState } from "../../session/auth-context.ts"
import { errorDetails } from "../../session/error-details.ts"
import type { RouterContext } from "../../session/router-context.ts"
import { loadTemplates, type TemplatesData } from "./templates/load-templates.ts"
import { loadCalendar, type CalendarData } from "./calendar/load-calendar.ts"
import type { DoerTab } from "./doer-tabs.ts"
import { loadStats, type Period, type StatsData } from "./stats/load-stats.ts"

type Answer<Procedure extends { query: (...args: never[]) => Promise<unknown> }> = Awaited<
  ReturnType<Procedure["query"]>
>
type Provider = ApiClient["provider"]
type Income = Answer<Provider["getIncome"]>

export type TodayData = {
  tab: "today"
  matching: Answer<Provider["getMatching"]>
  /** With an hour, the next one first. */
  jobs: Answer<Provider["getCalendar"]>["data"]
  talks: Answer<ApiClient["conversation"]["getMy"]>["data"]
  /** Of this month alone. */
  month: Pick<Income, "sums" | "total">
}
export type OffersData = {
  tab: "offers"
  offers: MyOffersData | null
  lost: Answer<Provider["getLostOffers"]> & { period: LostPeriod }
}
export type JobsData = { tab: "jobs"; board: Answer<Provider["getBoard"]> }
export type DashboardData = Answer<Provider["getDashboard"]> & {
  now: number
  shown: TodayData | OffersData | JobsData | CalendarData | TemplatesData | StatsData
}

const calendarDays = 60
const talksShown = 4

export interface Asked {
  tab: DoerTab
  period: Period
  /** The page of the jobs that the income is made of. */
  jobs: number
  group: OfferGroup | undefined
  page: number | undefined
  /** Of the reasons why offers weren't chosen, in days. */
  lost: LostPeriod
  /** Of the calendar: "2026-11", or the current one. */
  month: string | undefined
  /** Of the templates: the one that is edited, or "new". */
  template: string | undefined
}

type Context = RouterContext & { auth: AuthState }

/** "nobody" if they have no profile, null if it couldn't be loaded. Each tab asks for its own part alone. */
export async function loadDashboard(
  context: Context,
  asked: Asked,
): Promise<DashboardData | "nobody" | null> {
  try {
    const api = await context.api()
    const now = Date.now()
    const [dashboard, shown] = await Promise.all([
      api.provider.getDashboard.query(),
      load[asked.tab](api, asked, now, context),
    ])
    return { ...dashboard, now, shown }
  } catch (error) {
    return errorDetails(error, "").status === 404 ? "nobody" : null
  }
}

type Load = (api: ApiClient, asked: Asked, now: number, context: Context) => Promise<DashboardData["shown"]>

const load: Record<DoerTab, Load> = {
  async today(api, _, now) {
    const today = dayOf(new Date(now))
    const pagination = { limit: 1, offset: 0 }
    const [matching, calendar, talks, month] = await Promise.all([
      api.provider.getMatching.query(),
      api.provider.getCalendar.query({ from: today, to: addDays(today, calendarDays) }),
      api.conversation.getMy.query({ pagination: { limit: talksShown, offset: 0 } }),
      api.provider.getIncome.query({ from: `${today.slice(0, 7)}-01`, to: today, pagination }),
    ])
    const { sums, total } = month
    const jobs = calendar.data.filter(({ kind }) => kind === "job")
    return { tab: "today", matching, jobs, talks: talks.data, month: { sums, total } }
  },
  async offers(api, asked, _, context) {
    const [offers, lost] = await Promise.all([
      loadMyOffers(context, asked),
      api.provider.getLostOffers.query({ period: asked.lost }),
    ])
    return { tab: "offers", offers, lost: { ...lost, period: asked.lost } }
  },
  async jobs(api) {
    return { tab: "jobs", board: await api.provider.getBoard.query() }
  },
  calendar: (api, asked, now) => loadCalendar(api, asked, now),
  templates: (api, asked, now) => loadTemplates(api, asked, now),
  stats: (api, asked, now) => loadStats(api, asked, now),
}
