import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../session/page-head.ts"
import { DoerDashboardPage } from "../../pages/provider-dashboard/doer-dashboard-page.tsx"
import { loadDashboard, type Period } from "../../pages/provider-dashboard/load-dashboard.ts"
import { readPage } from "../../pages/dashboard/my-tasks/my-tasks-search.ts"

interface DoerDashboardSearch {
  period?: Exclude<Period, 30> | undefined
  jobs?: number | undefined
}

export const Route = createFileRoute("/providers/dashboard")({
  staticData: { access: "user", words: ["provider-dashboard", "dashboard", "offer", "task", "chat"] },
  // A month is what is shown without being asked; `jobs` is the page of those that the income is made of.
  validateSearch: (search: Record<string, unknown>): DoerDashboardSearch => ({
    period: Number(search["period"]) === 7 ? 7 : Number(search["period"]) === 90 ? 90 : undefined,
    jobs: readPage(search["jobs"]) === 1 ? undefined : readPage(search["jobs"]),
  }),
  loaderDeps: ({ search }): { period: Period; jobs: number } => ({
    period: search.period ?? 30,
    jobs: search.jobs ?? 1,
  }),
  loader: ({ deps, context }) => loadDashboard(context, deps.period, deps.jobs),
  staleTime: 0,
  head: pageHead("provider-dashboard", { robots: "noindex" }),
  component: () => <DoerDashboardPage data={Route.useLoaderData()} />,
})
