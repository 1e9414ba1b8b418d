import { createFileRoute } from "@tanstack/react-router"
import { FaultsQueue } from "../../../pages/admin/faults/faults-queue.tsx"
import { loadFaults } from "../../../pages/admin/faults/load-faults.ts"
import { readCasesSearch } from "../../../pages/admin/frame/admin-search.ts"
import { pageHead } from "../../../session/page-head.ts"

export const Route = createFileRoute("/admin/faults/")({
  staticData: { access: "moderator", words: ["admin", "admin-disputes"] },
  validateSearch: readCasesSearch,
  head: pageHead("admin-disputes", { part: "faults", robots: "noindex" }),
  loaderDeps: ({ search: { status, page } }) => ({ status, page }),
  loader: ({ context, deps }) => loadFaults(context, deps),
  staleTime: 0,
  component: () => <FaultsQueue {...Route.useLoaderData()} />,
})
