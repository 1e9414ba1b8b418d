import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../session/page-head.ts"
import { loadManagePage } from "../../pages/manage-provider/load-manage-page.ts"
import { ManageProviderPage } from "../../pages/manage-provider/manage-provider-page.tsx"
import { readPart, type Part } from "../../pages/manage-provider/parts.ts"

export const Route = createFileRoute("/providers/manage")({
  staticData: {
    access: "user",
    words: [
      "provider-create",
      "provider-manage",
      "provider",
      "task",
      "account",
      "fields",
      "refusal",
      "restriction",
      "report",
    ],
  },
  validateSearch: (search: Record<string, unknown>): { part?: Part | undefined } => ({
    part: readPart(search["part"]),
  }),
  loader: ({ context }) => loadManagePage(context),
  staleTime: 0,
  head: pageHead("provider-manage", { robots: "noindex" }),
  component: function ManageProvider() {
    const { part = "about" } = Route.useSearch()
    const { now, ...loaded } = Route.useLoaderData()
    return <ManageProviderPage part={part} now={new Date(now)} {...loaded} />
  },
})
