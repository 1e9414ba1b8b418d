import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../session/page-head.ts"
import { CreateProviderPage } from "../../pages/create-provider/create-provider-page.tsx"
import { loadCreatePage } from "../../pages/create-provider/load-create-page.ts"
import { readStep, type Shown } from "../../pages/create-provider/draft/steps.ts"

export const Route = createFileRoute("/providers/create")({
  staticData: {
    access: "public",
    words: ["provider-create", "provider-manage", "provider", "task", "account", "fields", "refusal"],
  },
  validateSearch: (search: Record<string, unknown>): { at?: Shown | undefined } => ({
    at: readStep(search["at"]),
  }),
  loaderDeps: ({ search: { at } }) => ({ isDone: at === "done" }),
  loader: ({ context, deps }) => loadCreatePage(context, deps.isDone),
  staleTime: 0,
  head: pageHead("provider-create"),
  component: function CreateProvider() {
    const { at: step = "who" } = Route.useSearch()
    const { now, ...loaded } = Route.useLoaderData()
    return <CreateProviderPage step={step} now={new Date(now)} {...loaded} />
  },
})
