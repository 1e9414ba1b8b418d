import { createFileRoute } from "@tanstack/react-router"
import { AppealsPage } from "../../pages/admin/appeals/appeals-page.tsx"
import { loadAppeals, readAppealSearch } from "../../pages/admin/appeals/load-appeals.ts"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/admin/appeals")({
  staticData: { access: "admin", words: ["admin", "admin-appeals", "restriction", "report", "refusal"] },
  validateSearch: readAppealSearch,
  head: pageHead("admin-appeals", { robots: "noindex" }),
  loaderDeps: ({ search: { tab, page, appeal } }) => ({ tab, page, appeal }),
  loader: ({ context, deps }) => loadAppeals(context, deps),
  staleTime: 0,
  component: () => <AppealsPage {...Route.useLoaderData()} />,
})
