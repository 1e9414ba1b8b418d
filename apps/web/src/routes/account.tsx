import { createFileRoute } from "@tanstack/react-router"
import { notificationsPerPage } from "@doable/domain/notification/pages"
import { AccountPage } from "../account/account-page.tsx"
import { accountWords, readSection, type AccountSection } from "../account/account-sections.ts"
import { loadNotificationsView } from "../account/notifications-view.tsx"
import { readPage } from "../notification/notification-search.ts"
import { notificationsQuery } from "../notification/notifications-query.ts"
import { pageHead } from "../page-head.ts"

interface AccountSearch {
  section?: AccountSection | undefined
  page?: number | undefined
}

export const Route = createFileRoute("/account")({
  staticData: { access: "user", words: accountWords },
  // Named even when it is wrong: what is left out here would pass unchecked.
  validateSearch: ({ section, page }: Record<string, unknown>): AccountSearch => ({
    section: readSection(section),
    page: readPage(page),
  }),
  loaderDeps: ({ search: { section, page } }) => ({ section, page }),
  loader: async ({ context, deps: { section, page = 1 } }) => {
    if (section !== "notifications") return
    // What does not come is asked for again by the section itself, which also says that it failed.
    await Promise.all([
      loadNotificationsView(),
      context.queryClient.prefetchQuery(notificationsQuery(context.api, page, notificationsPerPage.list)),
    ])
  },
  head: pageHead("account", { robots: "noindex" }),
  component: function Account() {
    const { section = "account", page = 1 } = Route.useSearch()
    return <AccountPage section={section} page={page} />
  },
})
