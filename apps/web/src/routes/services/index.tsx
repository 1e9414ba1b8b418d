import { createFileRoute } from "@tanstack/react-router"
import { isCategorySlug, type CategorySlug } from "@doable/domain/category/slugs"
import { ServicesPage } from "../../category/services-page.tsx"
import { pageHead } from "../../page-head.ts"

export const Route = createFileRoute("/services/")({
  staticData: { access: "public", words: ["services"] },
  // Named even when it is wrong: what is left out here would pass unchecked.
  validateSearch: ({ category }: Record<string, unknown>): { category?: CategorySlug | undefined } => ({
    category: isCategorySlug(category) ? category : undefined,
  }),
  head: pageHead("services"),
  component: () => <ServicesPage chosen={Route.useSearch().category} />,
})
