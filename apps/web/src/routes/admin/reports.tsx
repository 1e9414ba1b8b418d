import { createFileRoute } from "@tanstack/react-router"
import { loadReports, readReportSearch } from "../../pages/admin/reports/load-reports.ts"
import { ReportsPage } from "../../pages/admin/reports/reports-page.tsx"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/admin/reports")({
  staticData: { access: "moderator", words: ["admin", "admin-reports", "report"] },
  validateSearch: readReportSearch,
  head: pageHead("admin-reports", { robots: "noindex" }),
  loaderDeps: ({ search: { tab, page, reason, type, target } }) => ({ tab, page, reason, type, target }),
  loader: ({ context, deps }) => loadReports(context, deps),
  staleTime: 0,
  component: () => <ReportsPage {...Route.useLoaderData()} />,
})
