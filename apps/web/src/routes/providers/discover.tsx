import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../session/page-head.ts"
import { DiscoverPage } from "../../pages/discover/discover-page.tsx"
import { readDiscoverSearch, type DiscoverSearch } from "../../pages/discover/discover-search.ts"
import { loadDiscover } from "../../pages/discover/load-discover.ts"

export const Route = createFileRoute("/providers/discover")({
  staticData: { access: "public", words: ["provider-discover", "provider", "task", "list", "fields"] },
  // As it stands there; it is read where it is used, so that other pages don't carry the reader.
  validateSearch: ({ category, place, where, date, languages, ask }: Record<string, unknown>) =>
    ({ category, place, where, date, languages, ask }) as DiscoverSearch,
  loaderDeps: ({ search }) => ({ ...search }),
  loader: ({ deps, context }) => loadDiscover(readDiscoverSearch(deps), context),
  staleTime: 30_000,
  head: pageHead("provider-discover"),
  component: () => (
    <DiscoverPage search={readDiscoverSearch({ ...Route.useSearch() })} data={Route.useLoaderData()} />
  ),
})
