import { createFileRoute } from "@tanstack/react-router"
import { HomePage } from "../home/home-page.tsx"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/")({
  staticData: { access: "public", words: ["home", "how"] },
  head: pageHead("home"),
  component: HomePage,
})
