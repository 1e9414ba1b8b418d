import { createFileRoute, Outlet } from "@tanstack/react-router"
import { AdminFrame } from "../../pages/admin/frame/admin-frame.tsx"
import { loadQueues } from "../../pages/admin/frame/load-queues.ts"

export const Route = createFileRoute("/admin")({
  staticData: { access: "moderator", words: ["admin", "fields"] },
  loader: ({ context }) => loadQueues(context),
  staleTime: 0,
  pendingMs: Number.POSITIVE_INFINITY,
  component: () => (
    <AdminFrame queues={Route.useLoaderData()}>
      <Outlet />
    </AdminFrame>
  ),
})
