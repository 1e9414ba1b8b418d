import { taskGroups, type TaskGroup } from "@doable/domain/dashboard/task-groups"
import { createFileRoute } from "@tanstack/react-router"
import { tokenSearch } from "../pages/sign-in/token-search.ts"
import { DashboardPage } from "../pages/dashboard/dashboard-page.tsx"
import { loadOverview } from "../pages/dashboard/load-overview.ts"
import { loadSavedDoers, loadSavedTasks } from "../favourite/load-saved.ts"
import { pageHead } from "../session/page-head.ts"
import { loadMyTasks } from "../pages/dashboard/my-tasks/load-my-tasks.ts"
import { readPage } from "../pages/dashboard/my-tasks/my-tasks-search.ts"

interface DashboardSearch {
  token?: string | undefined
  state?: TaskGroup | undefined
  page?: number | undefined
  saved?: number | undefined
  doers?: number | undefined
}

const named = (page: unknown) => (readPage(page) === 1 ? undefined : readPage(page))
const isGroup = (state: unknown): state is TaskGroup =>
  typeof state === "string" && Object.hasOwn(taskGroups, state)

export const Route = createFileRoute("/dashboard")({
  staticData: { access: "user", words: ["dashboard", "task", "provider", "chat"] },
  // The token is of the letters about a change of the email. The first pages aren't named in the address.
  validateSearch: (search: Record<string, unknown>): DashboardSearch => ({
    ...tokenSearch(search),
    state: isGroup(search["state"]) ? search["state"] : undefined,
    page: named(search["page"]),
    saved: named(search["saved"]),
    doers: named(search["doers"]),
  }),
  loaderDeps: ({ search: { state, page = 1, saved = 1, doers = 1 } }) => ({ state, page, saved, doers }),
  loader: async ({ deps, context }) => {
    const [overview, mine, saved, savedDoers] = await Promise.all([
      loadOverview(context),
      loadMyTasks(context, deps.page, deps.state),
      loadSavedTasks(context, deps.saved),
      loadSavedDoers(context, deps.doers),
    ])
    return { overview, mine, saved, savedDoers }
  },
  staleTime: 0,
  head: pageHead("dashboard", { robots: "noindex" }),
  component: () => {
    const { token, page, state: group, saved: savedPage, doers: doersPage } = Route.useSearch()
    return <DashboardPage {...{ token, page, group, savedPage, doersPage }} {...Route.useLoaderData()} />
  },
})
