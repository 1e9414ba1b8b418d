import { createFileRoute } from "@tanstack/react-router"
import { loadUsers } from "../../pages/admin/users/load-users.ts"
import { readUserSearch } from "../../pages/admin/users/user-search.ts"
import { UsersPage } from "../../pages/admin/users/users-page.tsx"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/admin/users")({
  staticData: {
    access: "moderator",
    words: ["admin", "admin-users", "admin-audit", "offer", "task", "report"],
  },
  validateSearch: readUserSearch,
  // Whose sheet lies open and which columns stand changes nothing in the list.
  loaderDeps: ({ search }) => ({ ...readUserSearch({ ...search }), user: undefined, hide: undefined }),
  loader: ({ deps, context }) => loadUsers(deps, context),
  staleTime: 0,
  pendingMs: Number.POSITIVE_INFINITY,
  head: pageHead("admin-users", { robots: "noindex" }),
  component: function Users() {
    const data = Route.useLoaderData()
    return <UsersPage search={Route.useSearch()} {...data} />
  },
})
