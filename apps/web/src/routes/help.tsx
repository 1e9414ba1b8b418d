import { createFileRoute } from "@tanstack/react-router"
import { HelpPage } from "../help/help-page.tsx"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/help")({
  staticData: { access: "public", words: ["help"] },
  head: pageHead("help"),
  component: HelpPage,
})
