import { createFileRoute } from "@tanstack/react-router"
import { AboutPage } from "../pages/content/about-page.tsx"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/about")({
  staticData: { access: "public", words: ["content", "about"] },
  head: pageHead("about"),
  component: AboutPage,
})
