import { createFileRoute } from "@tanstack/react-router"
import { loadProviders } from "../../pages/providers/load-providers.ts"
import { readProviderSearch } from "../../pages/providers/provider-search.ts"
import { providerPartOf } from "../../pages/providers/provider-search-keys.ts"
import { ProvidersPage } from "../../pages/providers/providers-page.tsx"

export const Route = createFileRoute("/providers/")({
  staticData: {
    access: "public",
    kept: ["category"],
    words: ["providers", "provider", "list", "task", "fields"],
  },
  validateSearch: providerPartOf,
  // What lies open over the page changes nothing in the list.
  loaderDeps: ({ search }) => providerPartOf({ ...search }),
  loader: ({ deps, context }) => loadProviders(deps, context),
  // A list is news: it is asked for again after a while.
  staleTime: 30_000,
  // The page itself shows what is on its way; filters and title stay in their places.
  pendingMs: Number.POSITIVE_INFINITY,
  // Fetched only here: what a head imports, every page carries.
  head: async ({ match, loaderData }) => {
    const { providersHead } = await import("../../pages/providers/providers-head.ts")
    return providersHead(match.search, loaderData, match.context)
  },
  component: () => (
    <ProvidersPage search={readProviderSearch({ ...Route.useSearch() })} data={Route.useLoaderData()} />
  ),
})
