import { createFileRoute } from "@tanstack/react-router"
import { DisputeCasePage } from "../../../pages/admin/disputes/dispute-case-page.tsx"
import { loadDisputeCase } from "../../../pages/admin/disputes/load-disputes.ts"
import { NotFoundView } from "../../../blocks/errors/not-found-page.tsx"
import { pageHead } from "../../../session/page-head.ts"

export const Route = createFileRoute("/admin/disputes/$disputeId")({
  staticData: {
    access: "moderator",
    words: [
      "admin",
      "admin-disputes",
      "agreement",
      "dispute",
      "job",
      "task",
      "taskPage",
      "fields",
      "refusal",
    ],
  },
  head: pageHead("admin-disputes", { robots: "noindex" }),
  loader: ({ params, context }) => loadDisputeCase(context, params.disputeId),
  staleTime: 0,
  notFoundComponent: NotFoundView,
  component: () => <DisputeCasePage {...Route.useLoaderData()} />,
})
