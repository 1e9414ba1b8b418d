import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page-head.ts"
import { DoerDashboardPage } from "../../provider/dashboard/doer-dashboard-page.tsx"
import { loadDashboard, type Period } from "../../provider/dashboard/load-dashboard.ts"

export const Route = createFileRoute("/providers/dashboard")({
  staticData: { access: "user", words: ["provider-dashboard", "task"] },
  // A month is what is shown without being asked.
  validateSearch: (search: Record<string, unknown>): { period?: Exclude<Period, 30> | undefined } => ({
    period: Number(search["period"]) === 7 ? 7 : Number(search["period"]) === 90 ? 90 : undefined,
  }),
  loaderDeps: ({ search }): { period: Period } => ({ period: search.period ?? 30 }),
  loader: ({ deps, context }) => loadDashboard(context, deps.period),
  staleTime: 0,
  head: pageHead("provider-dashboard", { robots: "noindex" }),
  component: () => <DoerDashboardPage data={Route.useLoaderData()} />,
})
