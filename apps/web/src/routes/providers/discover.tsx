import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page-head.ts"
import { DiscoverPage } from "../../provider/discover/discover-page.tsx"
import { readDiscoverSearch, type DiscoverSearch } from "../../provider/discover/discover-search.ts"
import { loadDiscover } from "../../provider/discover/load-discover.ts"

export const Route = createFileRoute("/providers/discover")({
  staticData: { access: "public", words: ["provider-discover", "provider", "task", "list", "fields"] },
  // As it stands there; it is read where it is used, so that other pages do not carry the reader.
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
