import { createFileRoute } from "@tanstack/react-router"
import { lostPeriods, usualLostPeriod, type LostPeriod } from "@doable/domain/provider/limits"
import type { OfferGroup } from "../../offer/load-my-offers.ts"
import { readApplicationsSearch } from "../../pages/applications/applications-search.ts"
import { readPage } from "../../pages/dashboard/my-tasks/my-tasks-search.ts"
import { DoerDashboardPage } from "../../pages/provider-dashboard/doer-dashboard-page.tsx"
import { lazyCalendarTab } from "../../pages/provider-dashboard/lazy-calendar-tab.ts"
import { lazyStatsTab } from "../../pages/provider-dashboard/lazy-stats-tab.ts"
import { lazyTemplatesTab } from "../../pages/provider-dashboard/lazy-templates-tab.ts"
import { doerTabs, type DoerTab } from "../../pages/provider-dashboard/doer-tabs.ts"
import { loadDashboard, type Asked } from "../../pages/provider-dashboard/load-dashboard.ts"
import type { Period } from "../../pages/provider-dashboard/stats/load-stats.ts"
import { loadRestrictions } from "../../restriction/load-restrictions.ts"
import { dashboardKey } from "../../session/keys/dashboard-keys.ts"
import { orAsShown } from "../../session/live/or-as-shown.ts"
import { pageHead } from "../../session/page-head.ts"

interface DoerDashboardSearch {
  tab?: Exclude<DoerTab, "today"> | undefined
  /** Of the stats. A month is what is shown without being asked. */
  period?: Exclude<Period, 30> | undefined
  /** The page of the jobs that the income is made of. */
  jobs?: number | undefined
  /** Of the offers: which of them, and the page. */
  group?: OfferGroup | undefined
  page?: number | undefined
  /** Of the reasons why offers weren't chosen; what is shown without being asked is left out. */
  lost?: LostPeriod | undefined
  /** Of the calendar: "2026-11". */
  month?: string | undefined
  /** Of the templates: the one that is edited, or "new". */
  template?: string | undefined
}

const isMonth = (text: unknown): text is string =>
  typeof text === "string" && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text)

const isTemplate = (text: unknown): text is string =>
  typeof text === "string" && (text === "new" || /^[0-9a-f-]{36}$/.test(text))

const named = (page: unknown) => (readPage(page) === 1 ? undefined : readPage(page))

/** Addresses from before the tabs name the stats by what they show of them. */
const tabOf = ({ tab, period, jobs }: DoerDashboardSearch): DoerTab =>
  tab ?? (period || jobs ? "stats" : "today")

export const Route = createFileRoute("/providers/dashboard")({
  staticData: {
    access: "user",
    words: [
      "provider-dashboard",
      "dashboard",
      "offer",
      "task",
      "chat",
      "restriction",
      "report",
      "fields",
      "refusal",
    ],
  },
  validateSearch: (search: Record<string, unknown>): DoerDashboardSearch => {
    const { group, page } = readApplicationsSearch(search)
    const tab = doerTabs.find((one) => one === search["tab"])
    return {
      tab: tab === "today" ? undefined : tab,
      period: Number(search["period"]) === 7 ? 7 : Number(search["period"]) === 90 ? 90 : undefined,
      jobs: named(search["jobs"]),
      group,
      page,
      lost: lostPeriods.find((days) => days !== usualLostPeriod && days === Number(search["lost"])),
      month: isMonth(search["month"]) ? search["month"] : undefined,
      template: isTemplate(search["template"]) ? search["template"] : undefined,
    }
  },
  loaderDeps: ({ search }): Asked => ({
    tab: tabOf(search),
    period: search.period ?? 30,
    jobs: search.jobs ?? 1,
    group: search.group,
    page: search.page,
    lost: search.lost ?? usualLostPeriod,
    month: search.month,
    template: search.template,
  }),
  loader: ({ deps, context, location, route }) =>
    orAsShown({ context, location, route }, dashboardKey, async () => {
      const [data, restrictions] = await Promise.all([
        loadDashboard(context, deps),
        loadRestrictions(context, { isDoer: true }),
        deps.tab === "stats" ? lazyStatsTab.loaded() : null,
        deps.tab === "calendar" ? lazyCalendarTab.loaded() : null,
        deps.tab === "templates" ? lazyTemplatesTab.loaded() : null,
      ])
      return { data, restrictions }
    }),
  staleTime: 0,
  head: pageHead("provider-dashboard", { robots: "noindex" }),
  component: function DoerDashboard() {
    const { data, restrictions } = Route.useLoaderData()
    return <DoerDashboardPage tab={tabOf(Route.useSearch())} data={data} restrictions={restrictions} />
  },
})
