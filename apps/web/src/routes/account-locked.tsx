import { createFileRoute } from "@tanstack/react-router"
import { LockedPage } from "../account/locked-page.tsx"
import { tokenSearch } from "../account/token-search.ts"
import { UnlockPage } from "../account/unlock-page.tsx"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/account-locked")({
  staticData: { access: "public", words: ["locked", "fields"] },
  validateSearch: tokenSearch,
  head: pageHead("locked", { robots: "noindex" }),
  component: function AccountLocked() {
    const { token } = Route.useSearch()
    return token ? <UnlockPage key={token} token={token} /> : <LockedPage />
  },
})
