import { createFileRoute } from "@tanstack/react-router"
import { ChangelogPage } from "../pages/content/changelog-page.tsx"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/changelog")({
  staticData: { access: "public", words: ["changelog"] },
  head: pageHead("changelog"),
  component: ChangelogPage,
})
