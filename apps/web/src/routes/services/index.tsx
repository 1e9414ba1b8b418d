import { createFileRoute } from "@tanstack/react-router"
import { categoryQueryLength } from "@doable/domain/category/limits"
import { loadServices, type ServicesSearch } from "../../pages/services/load-services.ts"
import { ServicesPage } from "../../pages/services/services-page.tsx"
import { pageHead } from "../../session/page-head.ts"

const words = (value: unknown, max: number) => {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : ""
  return text ? text.slice(0, max) : undefined
}

export const Route = createFileRoute("/services/")({
  staticData: { access: "public", kept: ["category"], words: ["services", "fields"] },
  // Named even when it is wrong: what is left out here would pass unchecked.
  validateSearch: ({ category, q }: Record<string, unknown>): ServicesSearch => ({
    category: words(category, 50),
    q: words(q, categoryQueryLength.max),
  }),
  loaderDeps: ({ search: { category, q } }) => ({ category, q }),
  loader: ({ context, deps }) => loadServices(deps, context),
  staleTime: 60_000,
  head: pageHead("services"),
  component: () => <ServicesPage data={Route.useLoaderData()} q={Route.useSearch().q} />,
})
