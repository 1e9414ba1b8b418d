import { createFileRoute } from "@tanstack/react-router"
import { CategoriesPage } from "../../pages/admin/categories/categories-page.tsx"
import { readCategoriesSearch } from "../../pages/admin/categories/categories-search.ts"
import { loadCategories } from "../../pages/admin/categories/load-categories.ts"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/admin/categories")({
  staticData: { access: "admin", words: ["admin", "admin-categories"] },
  validateSearch: readCategoriesSearch,
  loader: ({ context }) => loadCategories(context),
  staleTime: 0,
  pendingMs: Number.POSITIVE_INFINITY,
  head: pageHead("admin-categories", { robots: "noindex" }),
  component: () => <CategoriesPage search={Route.useSearch()} loaded={Route.useLoaderData()} />,
})
