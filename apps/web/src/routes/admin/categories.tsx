import { createFileRoute } from "@tanstack/react-router"
import { CategoriesPage } from "../../admin/categories/categories-page.tsx"
import { readCategoriesSearch } from "../../admin/categories/categories-search.ts"
import { loadCategories } from "../../admin/categories/load-categories.ts"
import { pageHead } from "../../page-head.ts"

export const Route = createFileRoute("/admin/categories")({
  staticData: { access: "admin", words: ["admin", "admin-categories"] },
  validateSearch: readCategoriesSearch,
  loader: ({ context }) => loadCategories(context),
  staleTime: 0,
  pendingMs: Number.POSITIVE_INFINITY,
  head: pageHead("admin-categories", { robots: "noindex" }),
  component: () => <CategoriesPage search={Route.useSearch()} loaded={Route.useLoaderData()} />,
})
