import { createFileRoute } from "@tanstack/react-router"
import { DoersPage } from "../../pages/admin/doers/doers-page.tsx"
import { readDoersSearch } from "../../pages/admin/doers/doers-search.ts"
import { loadDoers } from "../../pages/admin/doers/load-doers.ts"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/admin/providers")({
  staticData: { access: "moderator", words: ["admin", "admin-doers", "refusal", "report"] },
  validateSearch: readDoersSearch,
  // What lies open over the page changes nothing in the list.
  loaderDeps: ({ search }) => ({ ...readDoersSearch({ ...search }), open: undefined }),
  loader: ({ deps, context }) => loadDoers(deps, context),
  staleTime: 0,
  pendingMs: Number.POSITIVE_INFINITY,
  head: pageHead("admin-doers", { robots: "noindex" }),
  component: () => <DoersPage search={Route.useSearch()} data={Route.useLoaderData()} />,
})
