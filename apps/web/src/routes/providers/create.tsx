import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../session/page-head.ts"
import { redirectSearch } from "../../session/safe-path.ts"
import { CreateProviderPage } from "../../pages/create-provider/create-provider-page.tsx"
import { loadCreatePage } from "../../pages/create-provider/load-create-page.ts"
import { readStep, type Shown } from "../../pages/create-provider/draft/steps.ts"

interface CreateSearch {
  at?: Shown | undefined
  redirect?: string | undefined
}

export const Route = createFileRoute("/providers/create")({
  staticData: {
    access: "public",
    words: [
      "provider-create",
      "provider-manage",
      "provider",
      "task",
      "account",
      "contacts",
      "fields",
      "refusal",
    ],
  },
  // `redirect`: the task that someone wanted to make an offer on.
  validateSearch: (search: Record<string, unknown>): CreateSearch => ({
    at: readStep(search["at"]),
    ...redirectSearch(search),
  }),
  loaderDeps: ({ search: { at } }) => ({ isDone: at === "done" }),
  loader: ({ context, deps }) => loadCreatePage(context, deps.isDone),
  staleTime: 0,
  head: pageHead("provider-create"),
  component: function CreateProvider() {
    const { at: step = "who", redirect: returnTo } = Route.useSearch()
    const { now, ...loaded } = Route.useLoaderData()
    return <CreateProviderPage step={step} returnTo={returnTo} now={new Date(now)} {...loaded} />
  },
})
