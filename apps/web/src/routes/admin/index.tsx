import { createFileRoute } from "@tanstack/react-router"
import { AdminPage } from "../../admin/admin-page.tsx"
import { pageHead } from "../../page-head.ts"

export const Route = createFileRoute("/admin/")({
  staticData: { access: "admin", words: ["admin"] },
  head: pageHead("admin", { robots: "noindex" }),
  loader: async ({ context }) => {
    const api = await context.api()
    return { overview: await api.admin.getOverview.query(), now: new Date().toISOString() }
  },
  component: () => <AdminPage {...Route.useLoaderData()} />,
})
