import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page-head.ts"
import { ProviderDashboardPage } from "../../provider/provider-dashboard-page.tsx"

export const Route = createFileRoute("/providers/dashboard")({
  staticData: { access: "user", words: ["providers"] },
  head: pageHead("providers", { part: "dashboard", robots: "noindex" }),
  component: ProviderDashboardPage,
})
