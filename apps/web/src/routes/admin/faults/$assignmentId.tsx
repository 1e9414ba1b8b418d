import { createFileRoute } from "@tanstack/react-router"
import { FaultCasePage } from "../../../pages/admin/faults/fault-case-page.tsx"
import { loadFaultCase } from "../../../pages/admin/faults/load-faults.ts"
import { NotFoundView } from "../../../blocks/errors/not-found-page.tsx"
import { pageHead } from "../../../session/page-head.ts"

export const Route = createFileRoute("/admin/faults/$assignmentId")({
  staticData: {
    access: "moderator",
    words: ["admin", "admin-disputes", "agreement", "job", "task", "taskPage", "fields", "refusal"],
  },
  head: pageHead("admin-disputes", { part: "faults", robots: "noindex" }),
  loader: ({ params, context }) => loadFaultCase(context, params.assignmentId),
  staleTime: 0,
  notFoundComponent: NotFoundView,
  component: () => <FaultCasePage {...Route.useLoaderData()} />,
})
