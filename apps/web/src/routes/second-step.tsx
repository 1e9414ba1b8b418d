import { createFileRoute } from "@tanstack/react-router"
import { SecondStepPage } from "../pages/second-step/second-step-page.tsx"
import { pageHead } from "../session/page-head.ts"
import { redirectSearch } from "../session/safe-path.ts"

export const Route = createFileRoute("/second-step")({
  staticData: { access: "guest", words: ["second-step", "fields", "restriction"] },
  validateSearch: redirectSearch,
  head: pageHead("second-step", { robots: "noindex" }),
  component: () => <SecondStepPage returnTo={Route.useSearch().redirect ?? "/"} />,
})
