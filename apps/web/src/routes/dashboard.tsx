import { taskGroups, type TaskGroup } from "@doable/domain/dashboard/task-groups"
import { createFileRoute } from "@tanstack/react-router"
import { tokenSearch } from "../pages/sign-in/token-search.ts"
import { DashboardPage } from "../pages/dashboard/dashboard-page.tsx"
import { lazySavedTab } from "../pages/dashboard/lazy-saved-tab.ts"
import { loadOverview } from "../pages/dashboard/load-overview.ts"
import { loadSavedDoers, loadSavedTasks } from "../favourite/load-saved.ts"
import { loadRestrictions } from "../restriction/load-restrictions.ts"
import { dashboardKey } from "../session/keys/dashboard-keys.ts"
import { orAsShown } from "../session/live/or-as-shown.ts"
import { pageHead } from "../session/page-head.ts"
import { loadMyTasks } from "../pages/dashboard/my-tasks/load-my-tasks.ts"
import { readPage } from "../pages/dashboard/my-tasks/my-tasks-search.ts"

interface DashboardSearch {
  token?: string | undefined
  tab?: "saved" | undefined
  state?: TaskGroup | undefined
  page?: number | undefined
  saved?: number | undefined
  doers?: number | undefined
}

const named = (page: unknown) => (readPage(page) === 1 ? undefined : readPage(page))
const isGroup = (state: unknown): state is TaskGroup =>
  typeof state === "string" && Object.hasOwn(taskGroups, state)

export const Route = createFileRoute("/dashboard")({
  staticData: {
    access: "user",
    words: ["dashboard", "task", "provider", "chat", "offer", "repeat", "fields", "restriction", "report"],
  },
  // The token is of the letters about a change of the email. The first pages aren't named in the address.
  validateSearch: (search: Record<string, unknown>): DashboardSearch => ({
    ...tokenSearch(search),
    tab: search["tab"] === "saved" ? "saved" : undefined,
    state: isGroup(search["state"]) ? search["state"] : undefined,
    page: named(search["page"]),
    saved: named(search["saved"]),
    doers: named(search["doers"]),
  }),
  loaderDeps: ({ search: { tab, state, page, saved, doers } }) => ({
    // Pages of what is saved were named alone before the tabs.
    tab: tab ?? (saved || doers ? "saved" : "tasks"),
    state,
    page,
    saved,
    doers,
  }),
  loader: ({ deps, context, location, route }) =>
    orAsShown({ context, location, route }, dashboardKey, async () => {
      const { tab, state: group, page, saved: savedPage, doers: doersPage } = deps
      if (tab === "saved") {
        const [saved, savedDoers, restrictions] = await Promise.all([
          loadSavedTasks(context, savedPage ?? 1),
          loadSavedDoers(context, doersPage ?? 1),
          loadRestrictions(context),
          lazySavedTab.ready(),
        ])
        return { tab, saved, savedDoers, savedPage, doersPage, restrictions }
      }
      const [overview, mine, restrictions] = await Promise.all([
        loadOverview(context),
        loadMyTasks(context, page ?? 1, group),
        loadRestrictions(context),
      ])
      return { tab, overview, mine, page, group, restrictions }
    }),
  staleTime: 0,
  head: pageHead("dashboard", { robots: "noindex" }),
  component: () => <DashboardPage {...Route.useLoaderData()} token={Route.useSearch().token} />,
})
