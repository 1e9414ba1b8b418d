import { createFileRoute } from "@tanstack/react-router"
import { PaperPage } from "../pages/content/paper-page.tsx"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/privacy")({
  staticData: { access: "public", words: ["content", "privacy"] },
  head: pageHead("privacy"),
  component: () => <PaperPage paper="privacy" />,
})
