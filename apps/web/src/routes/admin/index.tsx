import { createFileRoute } from "@tanstack/react-router"
import { AdminPage } from "../../pages/admin/admin-page.tsx"
import { readAdminSearch } from "../../pages/admin/frame/admin-search.ts"
import { loadAdmin } from "../../pages/admin/load-admin.ts"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/admin/")({
  staticData: {
    access: "moderator",
    words: [
      "admin",
      "admin-overview",
      "admin-audit",
      "admin-messages",
      "admin-support",
      "admin-tasks",
      "chat",
      "contact",
      "refusal",
      "task",
    ],
  },
  validateSearch: readAdminSearch,
  head: pageHead("admin", { robots: "noindex" }),
  loaderDeps: ({ search: { queue, page, status, q, period } }) => ({ queue, page, status, q, period }),
  loader: ({ context, deps }) => loadAdmin(context, deps),
  staleTime: 0,
  component: () => <AdminPage data={Route.useLoaderData()} />,
})
