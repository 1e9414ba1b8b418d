import { createFileRoute } from "@tanstack/react-router"
import { AccountPage } from "../account/account-page.tsx"
import { accountSections, type AccountSection } from "../account/account-sections.ts"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/account")({
  staticData: { access: "user", words: ["account"] },
  validateSearch: ({ section }: Record<string, unknown>): { section?: AccountSection } =>
    accountSections.some((one) => one === section) ? { section: section as AccountSection } : {},
  head: pageHead("account", { robots: "noindex" }),
  component: () => <AccountPage section={Route.useSearch().section ?? "account"} />,
})
