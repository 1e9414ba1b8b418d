import { createFileRoute } from "@tanstack/react-router"
import { DisputesQueue } from "../../../pages/admin/disputes/disputes-queue.tsx"
import { loadDisputes } from "../../../pages/admin/disputes/load-disputes.ts"
import { readCasesSearch } from "../../../pages/admin/frame/admin-search.ts"
import { pageHead } from "../../../session/page-head.ts"

export const Route = createFileRoute("/admin/disputes/")({
  staticData: { access: "moderator", words: ["admin", "admin-disputes", "dispute"] },
  validateSearch: readCasesSearch,
  head: pageHead("admin-disputes", { robots: "noindex" }),
  loaderDeps: ({ search: { status, page } }) => ({ status, page }),
  loader: ({ context, deps }) => loadDisputes(context, deps),
  staleTime: 0,
  component: () => <DisputesQueue {...Route.useLoaderData()} />,
})
