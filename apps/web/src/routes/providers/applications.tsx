import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../session/page-head.ts"
import { loadMyOffers } from "../../offer/load-my-offers.ts"
import { readApplicationsSearch } from "../../pages/applications/applications-search.ts"
import { ApplicationsPage } from "../../pages/applications/applications-page.tsx"
import { loadApplications } from "../../pages/applications/load-applications.ts"

export const Route = createFileRoute("/providers/applications")({
  staticData: { access: "public", words: ["provider-application", "offer", "task", "fields", "refusal"] },
  validateSearch: readApplicationsSearch,
  loaderDeps: ({ search: { tab, group, page } }) => ({ tab, group, page }),
  loader: async ({ context, deps }) => {
    const [data, offers] = await Promise.all([
      loadApplications(context),
      deps.tab === "offers" ? loadMyOffers(context, deps) : null,
    ])
    return { data, offers }
  },
  staleTime: 0,
  head: pageHead("provider-application", { robots: "noindex" }),
  component: function Applications() {
    const { data, offers } = Route.useLoaderData()
    return <ApplicationsPage tab={Route.useSearch().tab} data={data} offers={offers} />
  },
})
