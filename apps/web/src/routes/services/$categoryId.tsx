import { createFileRoute } from "@tanstack/react-router"
import { CategoryPage } from "../../pages/services/category-page.tsx"
import { loadCategory } from "../../pages/services/load-category.ts"
import { headMeta } from "../../session/page-head.ts"

export const Route = createFileRoute("/services/$categoryId")({
  staticData: { access: "public", words: ["services", "task", "provider", "fields"] },
  loader: ({ context, params }) => loadCategory(params.categoryId, context),
  staleTime: 60_000,
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { i18n, config } = match.context
    const { name, about } = loaderData.category
    return {
      meta: headMeta(i18n.t("services:meta.category", { category: name, appName: config.appName }), about),
    }
  },
  component: () => <CategoryPage data={Route.useLoaderData()} />,
})
