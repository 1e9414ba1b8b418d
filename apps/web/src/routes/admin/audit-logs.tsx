import { createFileRoute } from "@tanstack/react-router"
import { AuditPage } from "../../pages/admin/audit/audit-page.tsx"
import { readAuditSearch } from "../../pages/admin/audit/audit-search.ts"
import { loadAudit } from "../../pages/admin/audit/load-audit.ts"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/admin/audit-logs")({
  staticData: {
    access: "admin",
    words: ["admin", "admin-audit", "admin-users", "admin-doers", "admin-tasks", "admin-messages"],
  },
  validateSearch: readAuditSearch,
  // A row that is opened is already here, and what lies open over the page changes nothing in the list.
  loaderDeps: ({ search }) => ({ ...readAuditSearch({ ...search }), open: undefined }),
  loader: ({ deps, context }) => loadAudit(deps, context),
  staleTime: 0,
  pendingMs: Number.POSITIVE_INFINITY,
  head: pageHead("admin-audit", { robots: "noindex" }),
  component: () => <AuditPage search={Route.useSearch()} list={Route.useLoaderData()} />,
})
