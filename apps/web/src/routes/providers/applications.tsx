import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page-head.ts"
import { ApplicationsPage } from "../../provider/application/applications-page.tsx"
import { loadApplications } from "../../provider/application/load-applications.ts"

export const Route = createFileRoute("/providers/applications")({
  staticData: { access: "public", words: ["provider-application", "fields", "refusal"] },
  validateSearch: (search: Record<string, unknown>): { tab?: "offers" | undefined } => ({
    tab: search["tab"] === "offers" ? "offers" : undefined,
  }),
  loader: ({ context }) => loadApplications(context),
  staleTime: 0,
  head: pageHead("provider-application"),
  component: () => <ApplicationsPage tab={Route.useSearch().tab} data={Route.useLoaderData()} />,
})
