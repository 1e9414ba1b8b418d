import { createFileRoute } from "@tanstack/react-router"
import { loadProvider } from "../../provider/profile/load-provider.ts"
import { ProfilePage } from "../../provider/profile/profile-page.tsx"

export const Route = createFileRoute("/providers/$providerId")({
  staticData: { access: "public", words: ["provider-profile", "provider", "task", "fields"] },
  loader: ({ params, context }) => loadProvider(params.providerId, context),
  staleTime: 10_000,
  // Fetched only here: what a head imports, every page carries.
  head: async ({ match, loaderData }) => {
    const { providerHead } = await import("../../provider/profile/provider-head.ts")
    return providerHead(loaderData, match.context)
  },
  component: () => <ProfilePage data={Route.useLoaderData()} />,
})
