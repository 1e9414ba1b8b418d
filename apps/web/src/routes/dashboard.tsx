import { createFileRoute } from "@tanstack/react-router"
import { tokenSearch } from "../account/token-search.ts"
import { loadSaved } from "../favourite/load-saved.ts"
import { loadSavedDoers } from "../favourite/load-saved-doers.ts"
import { pageHead } from "../page-head.ts"
import { loadMyTasks } from "../task/mine/load-my-tasks.ts"
import { readPage } from "../task/mine/my-tasks-search.ts"
import { DashboardPage } from "../user/dashboard-page.tsx"

interface DashboardSearch {
  token?: string | undefined
  page?: number | undefined
  saved?: number | undefined
  doers?: number | undefined
}

const named = (page: unknown) => (readPage(page) === 1 ? undefined : readPage(page))

export const Route = createFileRoute("/dashboard")({
  staticData: { access: "user", words: ["dashboard", "task", "provider"] },
  // The token is of the letters about a change of the e-mail. The first pages are not named in the address.
  validateSearch: (search: Record<string, unknown>): DashboardSearch => ({
    ...tokenSearch(search),
    page: named(search["page"]),
    saved: named(search["saved"]),
    doers: named(search["doers"]),
  }),
  loaderDeps: ({ search: { page = 1, saved = 1, doers = 1 } }) => ({ page, saved, doers }),
  loader: async ({ deps, context }) => {
    const [mine, saved, savedDoers] = await Promise.all([
      loadMyTasks(context, deps.page),
      loadSaved(context, deps.saved),
      loadSavedDoers(context, deps.doers),
    ])
    return { mine, saved, savedDoers }
  },
  staleTime: 0,
  head: pageHead("dashboard", { robots: "noindex" }),
  component: () => {
    const { token, page, saved: savedPage, doers: doersPage } = Route.useSearch()
    return <DashboardPage {...{ token, page, savedPage, doersPage }} {...Route.useLoaderData()} />
  },
})
