import { createFileRoute } from "@tanstack/react-router"
import { ChangelogPage } from "../content/changelog-page.tsx"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/changelog")({
  staticData: { access: "public", words: ["changelog"] },
  head: pageHead("changelog"),
  component: ChangelogPage,
})
