import { createFileRoute } from "@tanstack/react-router"
import { EntriesPage } from "../../../pages/admin/content/entries-page.tsx"
import { loadEntries, readEntriesSearch } from "../../../pages/admin/content/load-entries.ts"
import { pageHead } from "../../../session/page-head.ts"

export const Route = createFileRoute("/admin/content/")({
  staticData: { access: "admin", words: ["admin", "admin-content"] },
  validateSearch: readEntriesSearch,
  head: pageHead("admin-content", { robots: "noindex" }),
  loaderDeps: ({ search: { kind, state, q } }) => ({ kind, state, q }),
  loader: ({ context, deps }) => loadEntries(context, deps),
  staleTime: 0,
  component: () => <EntriesPage {...Route.useLoaderData()} />,
})
