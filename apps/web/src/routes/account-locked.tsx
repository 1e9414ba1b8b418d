import { createFileRoute } from "@tanstack/react-router"
import { LockedPage } from "../pages/verify-email/locked-page.tsx"
import { tokenSearch } from "../pages/sign-in/token-search.ts"
import { UnlockPage } from "../pages/verify-email/unlock-page.tsx"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/account-locked")({
  staticData: { access: "public", words: ["locked", "fields"] },
  validateSearch: tokenSearch,
  head: pageHead("locked", { robots: "noindex" }),
  component: function AccountLocked() {
    const { token } = Route.useSearch()
    return token ? <UnlockPage key={token} token={token} /> : <LockedPage />
  },
})
