import { createFileRoute } from "@tanstack/react-router"
import { PaperPage } from "../pages/content/paper-page.tsx"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/terms")({
  staticData: { access: "public", words: ["content", "terms"] },
  head: pageHead("terms"),
  component: () => <PaperPage paper="terms" />,
})
