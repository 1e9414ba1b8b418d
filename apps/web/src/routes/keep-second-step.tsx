import { createFileRoute } from "@tanstack/react-router"
import { KeepPage } from "../pages/second-step/keep-page.tsx"
import { tokenSearch } from "../pages/sign-in/token-search.ts"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/keep-second-step")({
  staticData: { access: "public", words: ["second-step"] },
  validateSearch: tokenSearch,
  head: pageHead("second-step", { robots: "noindex" }),
  component: () => <KeepPage token={Route.useSearch().token ?? ""} />,
})
