import { createFileRoute } from "@tanstack/react-router"
import { AccountPage } from "../pages/account/account-page.tsx"
import { accountWords, readSection, type AccountSection } from "../account/account-sections.ts"
import { readPage } from "../notification/notification-search.ts"
import { plainOutcomeOf, type PlainOutcome } from "../saved-search/plain-outcome.ts"
import { pageHead } from "../session/page-head.ts"

interface AccountSearch {
  section?: AccountSection | undefined
  page?: number | undefined
  /** What became of a search that was sent without scripts. */
  saving?: PlainOutcome | undefined
}

export const Route = createFileRoute("/account")({
  staticData: { access: "user", words: [...accountWords, "report", "restriction"] },
  // Named even when it is wrong: what is left out here would pass unchecked.
  validateSearch: ({ section, page, saving }: Record<string, unknown>): AccountSearch => ({
    section: readSection(section),
    page: readPage(page),
    saving: plainOutcomeOf(saving),
  }),
  loaderDeps: ({ search: { section, page } }) => ({ section, page }),
  loader: async ({ context, deps: { section, page = 1 } }) => {
    if (import.meta.env.SSR) {
      const { lazySections } = await import("../pages/account/lazy-sections.ts")
      await Promise.all(Object.values(lazySections).map(({ ready }) => ready()))
    }
    if (section === "searches") {
      const { prepareSearches } = await import("../saved-search/prepare-searches.ts")
      await prepareSearches(context)
    }
    if (section === "sending") {
      const { prepareSending } = await import("../pages/account/sending/sending-query.ts")
      await prepareSending(context)
    }
    if (section !== "notifications") return
    // Fetched only here: what a loader imports, every page carries.
    const { prepareNotifications } = await import("../pages/account/prepare-notifications.ts")
    await prepareNotifications(context, page)
  },
  head: pageHead("account", { robots: "noindex" }),
  component: function Account() {
    const { section = "account", page = 1 } = Route.useSearch()
    return <AccountPage section={section} page={page} />
  },
})
