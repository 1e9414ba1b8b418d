import { createFileRoute } from "@tanstack/react-router"
import { tokenSearch } from "../account/token-search.ts"
import { pageHead } from "../page-head.ts"
import { loadMyTasks } from "../task/mine/load-my-tasks.ts"
import { readPage } from "../task/mine/my-tasks-search.ts"
import { DashboardPage } from "../user/dashboard-page.tsx"

export const Route = createFileRoute("/dashboard")({
  staticData: { access: "user", words: ["dashboard", "task"] },
  // The token is of the letters about a change of the e-mail. The first page is not named in the address.
  validateSearch: ({
    token,
    page,
  }: Record<string, unknown>): { token?: string | undefined; page?: number } => ({
    ...tokenSearch({ token }),
    page: readPage(page) === 1 ? undefined : readPage(page),
  }),
  loaderDeps: ({ search }) => ({ page: readPage(search.page) }),
  loader: ({ deps, context }) => loadMyTasks(context, deps.page),
  staleTime: 0,
  head: pageHead("dashboard", { robots: "noindex" }),
  component: () => {
    const { token, page } = Route.useSearch()
    return <DashboardPage token={token} page={readPage(page)} mine={Route.useLoaderData()} />
  },
})
