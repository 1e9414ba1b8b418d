import { createFileRoute } from "@tanstack/react-router"
import { loadProvider } from "../../pages/provider/load-provider.ts"
import { ProfilePage } from "../../pages/provider/profile-page.tsx"
import { readReviewSearch, type ReviewSearch } from "../../pages/provider/review-search.ts"

type Key = keyof ReviewSearch

export const Route = createFileRoute("/providers/$providerId")({
  staticData: { access: "public", words: ["provider-profile", "provider", "review", "task", "fields"] },
  // The keys alone: what they mean comes with the page.
  validateSearch: ({
    stars,
    about,
    written,
    page,
  }: Record<string, unknown>): Partial<Record<Key, unknown>> => ({
    stars,
    about,
    written,
    page,
  }),
  loaderDeps: ({ search: { stars, about, written, page } }) => ({ stars, about, written, page }),
  loader: ({ params, context, deps }) => loadProvider(params.providerId, readReviewSearch(deps), context),
  staleTime: 10_000,
  // Fetched only here: what a head imports, every page carries.
  head: async ({ match, loaderData }) => {
    const { providerHead } = await import("../../pages/provider/provider-head.ts")
    return providerHead(loaderData, match.context)
  },
  component: () => (
    <ProfilePage data={Route.useLoaderData()} search={readReviewSearch({ ...Route.useSearch() })} />
  ),
})
