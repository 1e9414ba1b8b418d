import { createFileRoute } from "@tanstack/react-router"
import { tokenSearch } from "../account/token-search.ts"
import { pageHead } from "../page-head.ts"
import { DashboardPage } from "../user/dashboard-page.tsx"

export const Route = createFileRoute("/dashboard")({
  staticData: { access: "user", words: ["dashboard"] },
  // Of the letters about a change of the e-mail.
  validateSearch: tokenSearch,
  head: pageHead("dashboard", { robots: "noindex" }),
  component: () => <DashboardPage token={Route.useSearch().token} />,
})
