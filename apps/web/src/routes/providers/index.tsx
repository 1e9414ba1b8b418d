import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page-head.ts"
import { ProvidersPage } from "../../provider/providers-page.tsx"

export const Route = createFileRoute("/providers/")({
  staticData: { access: "public", words: ["providers"] },
  head: pageHead("providers"),
  component: ProvidersPage,
})
