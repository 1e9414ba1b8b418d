import { createFileRoute } from "@tanstack/react-router"
import { isCategorySlug, type CategorySlug } from "@doable/domain/category/slugs"
import { ServicesPage } from "../../category/services-page.tsx"
import { pageHead } from "../../page-head.ts"

export const Route = createFileRoute("/services/")({
  staticData: { access: "public", words: ["services"] },
  validateSearch: (search: Record<string, unknown>): { category?: CategorySlug } =>
    isCategorySlug(search["category"]) ? { category: search["category"] } : {},
  head: pageHead("services"),
  component: () => <ServicesPage chosen={Route.useSearch().category} />,
})
