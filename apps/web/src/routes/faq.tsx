import { createFileRoute } from "@tanstack/react-router"
import { FaqPage } from "../content/faq-page.tsx"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/faq")({
  staticData: { access: "public", words: ["content", "faq"] },
  head: pageHead("faq"),
  component: FaqPage,
})
