import { createFileRoute, Outlet } from "@tanstack/react-router"
import { AdminFrame } from "../../admin/admin-frame.tsx"
import { loadQueues } from "../../admin/load-queues.ts"

export const Route = createFileRoute("/admin")({
  staticData: { access: "admin", words: ["admin", "fields"] },
  loader: ({ context }) => loadQueues(context),
  staleTime: 0,
  pendingMs: Number.POSITIVE_INFINITY,
  component: () => (
    <AdminFrame queues={Route.useLoaderData()}>
      <Outlet />
    </AdminFrame>
  ),
})
