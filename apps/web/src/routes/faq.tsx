import { createFileRoute } from "@tanstack/react-router"
import { FaqPage } from "../pages/content/faq-page.tsx"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/faq")({
  staticData: { access: "public", words: ["content", "faq"] },
  head: pageHead("faq"),
  component: FaqPage,
})
