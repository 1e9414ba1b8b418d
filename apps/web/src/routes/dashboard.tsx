import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../page-head.ts"
import { DashboardPage } from "../user/dashboard-page.tsx"

export const Route = createFileRoute("/dashboard")({
  staticData: { access: "user", words: ["dashboard"] },
  head: pageHead("dashboard", { robots: "noindex" }),
  component: DashboardPage,
})
