import { createFileRoute, Outlet } from "@tanstack/react-router"
import { AdminFrame } from "../../admin/admin-frame.tsx"

export const Route = createFileRoute("/admin")({
  staticData: { access: "admin", words: ["admin", "fields"] },
  component: () => (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  ),
})
