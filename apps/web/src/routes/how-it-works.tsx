import { createFileRoute } from "@tanstack/react-router"
import { HowItWorksPage } from "../pages/content/how-it-works-page.tsx"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/how-it-works")({
  staticData: { access: "public", words: ["how"] },
  validateSearch: (search: Record<string, unknown>): { for?: "doers" | undefined } => ({
    for: search["for"] === "doers" ? "doers" : undefined,
  }),
  head: pageHead("how"),
  component: () => <HowItWorksPage audience={Route.useSearch().for === "doers" ? "doer" : "client"} />,
})
