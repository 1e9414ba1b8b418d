import { createFileRoute } from "@tanstack/react-router"
import { AccountPage } from "../account/account-page.tsx"
import { accountWords, readSection, type AccountSection } from "../account/account-sections.ts"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/account")({
  staticData: { access: "user", words: accountWords },
  // Named even when it is wrong: what is left out here would pass unchecked.
  validateSearch: ({ section }: Record<string, unknown>): { section?: AccountSection | undefined } => ({
    section: readSection(section),
  }),
  head: pageHead("account", { robots: "noindex" }),
  component: () => <AccountPage section={Route.useSearch().section ?? "account"} />,
})
